import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { folderError } from './folder.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** The file that receives PostgreSQL's messages. */
export interface ServerLog {
  /** File descriptor for the server's standard error. */
  readonly file: number;
  /** Returns the last error since the log was opened, to explain a failure. */
  lastError(): string;
  close(): void;
}

/** Opens the log for a new start; a full one is first renamed to `<path>.1`. */
export function openServerLog(path: string): ServerLog {
  try {
    if (sizeOf(path) > MAX_BYTES) renameSync(path, `${path}.1`);
    const file = openSync(path, 'a', 0o600);
    const start = fstatSync(file).size;
    return {
      file,
      lastError: () => findLastError(existsSync(path) ? readFileSync(path).subarray(start).toString() : ''),
      close: () => closeSync(file),
    };
  } catch (error) {
    throw folderError(dirname(path), error);
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Returns the last fatal line; the lines around it are hints for a server's administrator. */
function findLastError(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line));
  const line = fatal ?? lines.at(-1) ?? 'it gave no reason';
  return line.replace(/^.*?\b(?:FATAL|PANIC|LOG|error): */, '');
}
