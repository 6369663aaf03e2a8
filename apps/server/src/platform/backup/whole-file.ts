import { existsSync } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '@patrolbook/embedded-postgres';

interface Options {
  /** Whether the file may take the place of another one. */
  replace: boolean;
  signal?: AbortSignal;
}

/**
 * Writes a file that only its owner can read. It appears under its name when all of it is on the disk; if anything fails,
 * nothing is left. Returns its size in bytes. Throws StartError if the file cannot be written.
 */
export async function writeWholeFile(
  path: string,
  bytes: AsyncIterable<Buffer>,
  { replace, signal }: Options,
): Promise<number> {
  const draft = `${path}.${process.pid}.part`;
  try {
    if (!replace && existsSync(path)) throw existsError(path);
    const file = await open(draft, 'w', 0o600);
    await pipeline(bytes, file.createWriteStream({ flush: true }), { signal });
    const { size } = await stat(draft);
    if (replace) await rename(draft, path);
    else await link(draft, path);
    await syncFolder(dirname(path));
    return size;
  } catch (error) {
    throw fileError(path, error, 'written');
  } finally {
    await rm(draft, { force: true });
  }
}

/** Returns the name of the file that a draft was to become; null for any other file. */
export function draftedFile(name: string): string | null {
  return /^(.+)\.\d+\.part$/.exec(name)?.[1] ?? null;
}

/** Makes the name survive a power cut. Windows cannot open a folder and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const file = await open(folder, 'r');
  await file.sync().finally(() => file.close());
}

/** Returns a StartError that says why a file cannot be read or written, and any other error as it is. */
export function fileError(path: string, error: unknown, what: 'read' | 'written'): unknown {
  const code = codeOf(error);
  if (code === 'EEXIST') return existsError(path);
  const reason = reasons[code];
  return reason ? new StartError(`${path} cannot be ${what}: ${reason}.`, { cause: error }) : error;
}

const existsError = (path: string) => new StartError(`${path} exists already: --force replaces it.`);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
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
