import { mkdirSync, type Stats, statSync } from 'node:fs';
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
  throw new StartError(`The folder ${directory} belongs to another user: ${chownAdvice(directory)}`);
}

/** Whose folder it is; undefined when there is none. */
export function ownerOf(directory: string): number | undefined {
  try {
    return statSync(directory, { throwIfNoEntry: false })?.uid;
  } catch (error) {
    throw folderError(directory, error);
  }
}

/** Turns what the file system said about `path` into a sentence that says what to do. */
export function folderError(path: string, cause: unknown): StartError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOSPC') return new StartError(`The disk that holds ${path} is full.`, { cause });
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new StartError(`${path} cannot be a folder for data: something else has that name.`, { cause });
  }
  if (code !== 'EACCES' && code !== 'EPERM') {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new StartError(`The folder ${path} cannot be used: ${reason}`, { cause });
  }
  const belongsToAnother = nearest(path)?.uid !== process.getuid?.();
  const advice = belongsToAnother ? chownAdvice(path) : 'allow writing to it, or set DATA_DIR to another.';
  return new StartError(`The folder ${path} cannot be written: ${advice}`, { cause });
}

function chownAdvice(path: string): string {
  const owner = `${process.getuid?.()}:${process.getgid?.()}`;
  return `run "chown -R ${owner} ${path}" as root, or set DATA_DIR to a folder of your own.`;
}

function nearest(path: string): Stats | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found ?? (path === dirname(path) ? undefined : nearest(dirname(path)));
  } catch {
    return nearest(dirname(path));
  }
}
