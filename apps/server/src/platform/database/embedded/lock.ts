import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../../start-error.ts';
import { folderError } from './folder.ts';

/** Held by one Patrolbook at a time, also across containers that share the folder. */
export interface Lock {
  release(): void;
}

/** Part of util-linux, like the other commands that stand before PostgreSQL's. */
const LOCK_COMMAND = 'flock';

/** `open` locks by itself there: macOS's O_EXLOCK, and libuv's flag of the same name on Windows. */
const lockOnOpen: Readonly<Record<string, number>> = { darwin: 0x20, win32: 0x10000000 };

/**
 * Takes the lock on `path` or throws StartError. The system keeps it with our open file and frees it when this
 * process ends, however it ends: no stale lock can be left and nothing needs to be guessed from a process id.
 */
export function takeLock(path: string): Lock {
  const file = open(path);
  if (process.platform === 'linux') lockFile(file, path);
  ftruncateSync(file);
  writeSync(file, `${process.pid}\n`);
  return { release: () => closeSync(file) };
}

function open(path: string): number {
  const flags = constants.O_RDWR | constants.O_CREAT;
  const lockFlags = lockOnOpen[process.platform] ?? 0;
  try {
    return openSync(path, flags | lockFlags | (lockFlags === 0 ? 0 : (constants.O_NONBLOCK ?? 0)), 0o600);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EAGAIN' || code === 'EBUSY') throw inUse(path);
    throw folderError(dirname(path), error);
  }
}

/** The lock belongs to the open file that we share with flock(1), so it stays ours when that command has ended. */
function lockFile(file: number, path: string): void {
  const result = spawnSync(LOCK_COMMAND, ['--exclusive', '--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', file],
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  const error = refusal(result, path);
  closeSync(file);
  throw error;
}

function refusal(result: { error?: Error; status: number | null; stderr: string }, path: string): StartError {
  if (result.error !== undefined) {
    return new StartError(
      `The command ${LOCK_COMMAND} is missing (package util-linux): install it, or set DATABASE_URL to a PostgreSQL server.`,
      { cause: result.error },
    );
  }
  if (result.status === 1 && result.stderr === '') return inUse(path);
  return new StartError(`The file ${path} cannot be locked: ${result.stderr.trim()}`);
}

function inUse(path: string): StartError {
  const pid = readFileSync(path, 'utf8').trim();
  const folder = path.replace(/\.lock$/, '');
  return new StartError(
    `Another Patrolbook${pid === '' ? '' : ` (process ${pid})`} is already using the database in ${folder}: stop it first, or set DATA_DIR to another folder.`,
  );
}
