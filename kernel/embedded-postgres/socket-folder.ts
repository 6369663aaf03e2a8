import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderError } from './folder.ts';
import type { Runner } from './runner.ts';
import { StartError } from './start-error.ts';

/** Part of the socket's file name; no port is opened. */
export const SOCKET_PORT = 5432;

/** The shortest limit of a socket address on any supported system, less one byte for the terminator. */
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * Creates an empty folder for the socket, closed to other users: access to the folder is access to the database. It is in
 * the system's temporary folder, because the data folder's path may be too long for a socket. Throws StartError.
 */
export function makeSocketFolder(directory: string, runner: Runner): string {
  const hash = createHash('sha256').update(directory).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `patrolbook-${process.getuid?.()}-${hash}`);
  if (Buffer.byteLength(socketIn(folder)) > MAX_SOCKET_PATH_BYTES) {
    throw new StartError(
      `The path of the temporary folder ${tmpdir()} is too long: set TMPDIR to a shorter one.`,
    );
  }
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    if (runner.uid !== undefined && runner.gid !== undefined) chownSync(folder, runner.uid, runner.gid);
  } catch (error) {
    throw folderError(folder, error);
  }
  return folder;
}

const socketIn = (folder: string) => join(folder, `.s.PGSQL.${SOCKET_PORT}`);

/** Whether the server's socket is still in the folder. */
export function hasSocket(folder: string): boolean {
  return existsSync(socketIn(folder));
}

/** Removes the folder, with anything a killed server left in it. */
export function removeSocketFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
