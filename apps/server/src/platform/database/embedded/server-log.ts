import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { folderError } from './folder.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Where PostgreSQL writes what it has to say. */
export interface ServerLog {
  /** File descriptor for the server's standard error. */
  readonly file: number;
  /** The last complaint since the log was opened, for a sentence that explains a failure. */
  lastComplaint(): string;
  close(): void;
}

/** Opens the log for a new start; a full one is kept once as `<path>.1`. */
export function openServerLog(path: string): ServerLog {
  try {
    if (sizeOf(path) > MAX_BYTES) renameSync(path, `${path}.1`);
    const file = openSync(path, 'a', 0o600);
    const start = fstatSync(file).size;
    return {
      file,
      lastComplaint: () =>
        findComplaint(existsSync(path) ? readFileSync(path).subarray(start).toString() : ''),
      close: () => closeSync(file),
    };
  } catch (error) {
    throw folderError(dirname(path), error);
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** The last fatal line; what stands around it is advice for a server's administrator. */
function findComplaint(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line));
  const line = fatal ?? lines.at(-1) ?? 'it gave no reason';
  return line.replace(/^.*?\b(?:FATAL|PANIC|LOG|error): */, '');
}
