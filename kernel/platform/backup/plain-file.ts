import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { StartError } from '#embedded-postgres';
import { fileError } from './file-error.ts';

/** What is read whole at once of a file: fewer calls than Node's own 64 KiB. */
const highWaterMark = 256 * 1024;

/**
 * Reads a file. Throws StartError if it is a pipe, a device or a folder, of which no end may ever come, and without `links` also if it
 * is a symbolic link, since that may lie in a folder to which others write.
 */
export async function readPlainFile(
  path: string,
  { links }: { links: boolean },
): Promise<AsyncIterable<Buffer>> {
  // Windows knows neither flag.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | (links ? 0 : constants.O_NOFOLLOW);
  try {
    const file = await open(path, flags);
    const found = await file.stat();
    if (found.isFile()) return file.createReadStream({ highWaterMark });
    await file.close();
    throw new StartError(
      `${path} cannot be read: it is ${found.isDirectory() ? 'a folder' : 'no file. The input is read by -'}.`,
    );
  } catch (error) {
    throw fileError(path, error, 'read');
  }
}
