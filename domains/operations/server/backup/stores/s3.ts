import { StartError } from '#embedded-postgres';
import { inPieces } from '#platform/backup/pieces.ts';
import type { Log } from '#platform/log.ts';
import { type S3Options, s3Client } from './s3-client.ts';
import { errorCodeOf, listingOf, partsToComplete, rootOf, textOf, uploadsOf } from './s3-messages.ts';
import { type BackupStore, isBackup } from './store.ts';

/** How much of a file is sent at once, in bytes. A store takes 10,000 parts of a file. */
const partBytes = 8 * 1024 * 1024;

/** Keeps backups in an S3-compatible store. A file appears when all its parts have arrived. */
export function s3Store(options: S3Options, log: Log): BackupStore {
  const { origin, pathname } = options.url;
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const addressOf = (name: string) => `${origin}/${bucket}/${prefix}${name}`;
  const call = s3Client(options);

  async function writeParts(
    address: string,
    bytes: AsyncIterable<Buffer>,
    signal: AbortSignal,
  ): Promise<number> {
    const etags: string[] = [];
    let size = 0;
    for await (const part of inPieces(bytes, partBytes)) {
      const path = `${address}&partNumber=${etags.length + 1}`;
      const { headers } = await call(path, { method: 'PUT', body: part }, signal);
      etags.push(headers.get('etag') ?? '');
      size += part.length;
    }
    const completed = await call(address, { method: 'POST', body: partsToComplete(etags) }, signal);
    // It may have failed although it answers 200.
    const message = await completed.text();
    if (rootOf(message) !== 'CompleteMultipartUploadResult')
      throw new StartError(`The store at ${origin} did not keep the backup: ${errorCodeOf(message)}.`);
    return size;
  }

  const uploadTo = (name: string, id: string) => `${addressOf(name)}?uploadId=${encodeURIComponent(id)}`;
  const notRemoved = (err: unknown) =>
    log.warn({ err }, 'the parts of an unfinished backup could not be removed');

  async function abortUploads(): Promise<void> {
    for (let next: Record<string, string> | null = {}; next; ) {
      const page = await call(`${origin}/${bucket}?uploads&${new URLSearchParams({ prefix, ...next })}`);
      const { uploads, next: following } = uploadsOf(await page.text());
      for (const { key, id } of uploads) {
        const name = key.slice(prefix.length);
        if (isBackup(name)) await call(uploadTo(name, id), { method: 'DELETE' });
      }
      next = following;
    }
  }

  return {
    name: origin + pathname,
    async write(name, bytes, signal) {
      const begun = await call(`${addressOf(name)}?uploads`, { method: 'POST' }, signal);
      const address = uploadTo(name, textOf('UploadId', await begun.text()));
      try {
        return await writeParts(address, bytes, signal);
      } catch (error) {
        await call(address, { method: 'DELETE' }).catch(notRemoved);
        throw error;
      }
    },
    // A key that may write and not list what is unfinished still makes backups.
    removeUnfinished: () => abortUploads().catch(notRemoved),
    async list() {
      const names: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const query = { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) };
        const page = await call(`${origin}/${bucket}?${new URLSearchParams(query)}`);
        const listing = listingOf(await page.text());
        names.push(...listing.keys.map((key) => key.slice(prefix.length)));
        next = listing.next;
      }
      return names.filter(isBackup).sort();
    },
    async read(name) {
      const { body } = await call(addressOf(name));
      return piecesOf(body);
    },
    async remove(name) {
      await call(addressOf(name), { method: 'DELETE' });
    },
  };
}

async function* piecesOf(body: Response['body']): AsyncGenerator<Buffer> {
  for await (const piece of body ?? []) yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
}
