import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { folderError } from './folder.ts';
import { StartError } from './start-error.ts';

/** A lock that only one Patrolbook holds at a time, even across containers that share the folder. */
export interface Lock {
  release(): void;
}

/** Part of util-linux, like the commands that prefix PostgreSQL's. */
const LOCK_COMMAND = 'flock';

/** Flags that make `open` take the lock: macOS's O_EXLOCK, and libuv's flag of the same name on Windows. */
const lockOnOpen: Readonly<Record<string, number>> = { darwin: 0x20, win32: 0x10000000 };

/**
 * Takes the lock on `path`. Throws StartError when another process holds it. The system ties it to our open file and frees
 * it when this process ends for any reason: no lock can be stale, and no process id needs to be checked.
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

/** Locks through flock(1). The lock belongs to the open file it shares with us, so it outlives that command. */
function lockFile(file: number, path: string): void {
  const result = spawnSync(LOCK_COMMAND, ['--exclusive', '--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', file],
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  const error = lockError(result, path);
  closeSync(file);
  throw error;
}

function lockError(
  result: { error?: Error; status: number | null; stderr: string },
  path: string,
): StartError {
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
