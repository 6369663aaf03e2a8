import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

/** The id of the user and group nobody, which PostgreSQL runs as when Node runs as root. */
export const NOBODY = 65534;

/** Creates the folder that holds the database's folder, its lock and its log. */
export function makeParent(directory: string): void {
  const parent = dirname(directory);
  try {
    mkdirSync(parent, { recursive: true });
  } catch (error) {
    throw folderError(parent, error);
  }
}

/**
 * Throws StartError if the database's folder belongs to another user, before anything in it is touched. PostgreSQL would
 * only say "has wrong ownership", and root would leave files that the owner cannot write.
 */
export function checkOwner(directory: string): void {
  const me = process.getuid?.();
  const owner = ownerOf(directory);
  if (me === undefined || owner === undefined || owner === me) return;
  if (me === 0 && owner === NOBODY) return;
  const parent = dirname(directory);
  const foreign = ownerOf(parent) === me ? directory : parent;
  throw new StartError(`The folder ${foreign} belongs to another user: ${chownAdvice(foreign)}`);
}

/** Returns the user id of the folder's owner; undefined when there is no such folder. */
export function ownerOf(directory: string): number | undefined {
  try {
    return statSync(directory, { throwIfNoEntry: false })?.uid;
  } catch (error) {
    throw folderError(directory, error);
  }
}

/** Returns a StartError that explains a file system error and says what to do. */
export function folderError(folder: string, cause: unknown): StartError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return new StartError(explain(folder, String(code), cause), { cause });
}

function explain(folder: string, code: string, cause: unknown): string {
  switch (code) {
    case 'ENOSPC':
      return `The disk that holds ${folder} is full.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${folder} cannot be the data folder: a file of that name exists.`;
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return existsSync(folder) && ownerOf(folder) !== process.getuid?.()
        ? `The folder ${folder} cannot be written: ${chownAdvice(folder)}`
        : `The folder ${folder} cannot be created or written: set DATA_DIR to a folder of your own.`;
    default:
      return `The folder ${folder} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

function chownAdvice(folder: string): string {
  const owner = `${process.getuid?.()}:${process.getgid?.()}`;
  return `run "chown -R ${owner} ${folder}" as root, or set DATA_DIR to a folder of your own.`;
}
