import { randomInt } from 'node:crypto';
import { link, lstat, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '#embedded-postgres';
import { existsError, fileError } from './file-error.ts';

interface Options {
  /** Whether the file may take the place of another one. */
  replace: boolean;
  signal?: AbortSignal;
}

/**
 * Writes a file that only its owner can read. It appears under its name when all of it is on the disk; if anything fails,
 * nothing is left. Only a file is replaced: no link is followed, also none that somebody puts there meanwhile. Returns its size in bytes.
 * Throws StartError if the file cannot be written.
 */
export async function writeWholeFile(
  path: string,
  bytes: AsyncIterable<Buffer>,
  { replace, signal }: Options,
): Promise<number> {
  try {
    await requireFree(path, replace);
    const draft = `${path}.${randomInt(2 ** 47)}.part`;
    const file = await open(draft, 'wx', 0o600);
    try {
      const writing = file.createWriteStream({ flush: true });
      await pipeline(bytes, writing, { signal });
      if (replace) await rename(draft, path);
      else await link(draft, path);
      await syncFolder(dirname(path));
      return writing.bytesWritten;
    } finally {
      await rm(draft, { force: true });
    }
  } catch (error) {
    throw fileError(path, error, 'written');
  }
}

/** Throws StartError if something is there that may not be replaced. */
async function requireFree(path: string, replace: boolean): Promise<void> {
  const found = await lstat(path).catch(() => null); // what else is wrong, opening a draft beside it tells
  if (found?.isFile() === false && !found.isDirectory())
    throw new StartError(
      `${path} cannot be written: it is ${found.isSymbolicLink() ? 'a link' : 'no file'}. Name a file.`,
    );
  if (found && !replace) throw existsError(path);
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
