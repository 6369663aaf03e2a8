import { StartError } from '#embedded-postgres';

/** Returns a StartError that says why a file cannot be read or written, and any other error as it is. */
export function fileError(path: string, error: unknown, what: 'read' | 'written'): unknown {
  const code = codeOf(error);
  if (code === 'EEXIST') return existsError(path);
  const reason = reasons[code];
  return reason ? new StartError(`${path} cannot be ${what}: ${reason}.`, { cause: error }) : error;
}

export const existsError = (path: string) => new StartError(`${path} exists already: --force replaces it.`);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link',
  ENXIO: 'it is no file',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the disk takes no file as large',
  EIO: 'the disk has failed',
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
