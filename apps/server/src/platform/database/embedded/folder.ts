import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../../start-error.ts';

/** The user and group that PostgreSQL runs as where it may not run as root: nobody. */
export const NOBODY = 65534;

/** Makes the folder that holds the database's folder, its lock and its log. */
export function makeParent(directory: string): void {
  const parent = dirname(directory);
  try {
    mkdirSync(parent, { recursive: true });
  } catch (error) {
    throw folderError(parent, error);
  }
}

/**
 * Refuses a database folder of another user's before anything in it is touched. PostgreSQL itself would only say
 * "has wrong ownership", and root would leave files behind that the owner cannot write.
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

/** Whose folder it is; undefined when there is none. */
export function ownerOf(directory: string): number | undefined {
  try {
    return statSync(directory, { throwIfNoEntry: false })?.uid;
  } catch (error) {
    throw folderError(directory, error);
  }
}

/** Turns what the file system said about a folder into a sentence that says what to do. */
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
      return `${folder} cannot be a folder for data: something else has that name.`;
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return existsSync(folder) && ownerOf(folder) !== process.getuid?.()
        ? `The folder ${folder} cannot be written: ${chownAdvice(folder)}`
        : `The folder ${folder} cannot be made or written: set DATA_DIR to a folder of your own.`;
    default:
      return `The folder ${folder} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

function chownAdvice(folder: string): string {
  const owner = `${process.getuid?.()}:${process.getgid?.()}`;
  return `run "chown -R ${owner} ${folder}" as root, or set DATA_DIR to a folder of your own.`;
}
