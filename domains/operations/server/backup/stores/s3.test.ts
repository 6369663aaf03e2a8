import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '#platform/log.ts';
import { s3Keys, startS3, type TestS3 } from '#platform/testing/s3.ts';
import { s3Store } from './s3.ts';
import { backupNameOf } from './store.ts';

const log = createLog('silent');
const never = new AbortController().signal;
let s3: TestS3;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const store = (more: Partial<Parameters<typeof s3Store>[0]> = {}) =>
  s3Store({ url: s3.url, ...s3Keys, ...more }, log);
const one = backupNameOf('2026-11-24T04:00:00.000Z');

/** Bytes in pieces of a mebibyte. */
async function* mebibytes(count: number): AsyncGenerator<Buffer> {
  for (let number = 0; number < count; number += 1) yield Buffer.alloc(1024 * 1024, number);
}

/** The URL of a bucket there. */
function urlOf(server: Server): URL {
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/backups`);
}

async function read(name: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await store().read(name)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('an S3-compatible store', () => {
  it('keeps a backup that is sent in parts, and gives it back [15.26]', async () => {
    expect(await store().write(one, mebibytes(10), never)).toBe(10 * 1024 * 1024);
    expect(s3.objects.get(`patrols/${one}`)?.length).toBe(10 * 1024 * 1024);
    const back = await read(one);
    expect(back.subarray(9 * 1024 * 1024).every((byte) => byte === 9)).toBe(true);
    expect([back.length, s3.unfinished()]).toEqual([10 * 1024 * 1024, 0]);
  });

  it('lists all of its backups, the oldest first, and nothing else; removes one [15.26]', async () => {
    for (const day of ['23', '22', '21'])
      await store().write(backupNameOf(`2026-11-${day}T04:00:00.000Z`), mebibytes(1), never);
    s3.objects.set('patrols/letter.txt', Buffer.alloc(1));
    s3.objects.set(`elsewhere/${one}`, Buffer.alloc(1));
    const days = async () => (await store().list()).map((name) => name.slice(17, 19));
    expect(await days()).toEqual(['21', '22', '23', '24']);
    await store().remove(backupNameOf('2026-11-22T04:00:00.000Z'));
    expect(await days()).toEqual(['21', '23', '24']);
    expect(s3.objects.has('patrols/letter.txt')).toBe(true);
  });

  it('is asked again after failures that may pass [15.26]', async () => {
    s3.answerNext(503, 500);
    expect(await store().list()).toContain(one);
  });

  it.each([
    ['a wrong secret', { secret: 'another' }, 'it answers 403 SignatureDoesNotMatch'],
    ['another region', { region: 'us-east-1' }, 'it answers 403 SignatureDoesNotMatch'],
  ])('with %s refuses, which is told without the secret [15.26]', async (_, wrong, reason) => {
    const { origin } = s3.url;
    await expect(store(wrong).list()).rejects.toThrow(`The store at ${origin} failed: ${reason}.`);
  });

  it('that has no such bucket, or is full, keeps nothing of the backup [15.26]', async () => {
    const nowhere = store({ url: new URL('/nowhere', s3.url) });
    await expect(nowhere.write(one, mebibytes(1), never)).rejects.toThrow('404 NoSuchBucket');
    s3.limit(9 * 1024 * 1024);
    onTestFinished(() => s3.limit(Number.POSITIVE_INFINITY));
    const two = backupNameOf('2026-11-25T04:00:00.000Z');
    await expect(store().write(two, mebibytes(10), never)).rejects.toThrow('403 QuotaExceeded');
    expect([s3.objects.has(`patrols/${two}`), s3.unfinished()]).toEqual([false, 0]);
  });

  it('keeps nothing of a backup that could not be read to its end, or that was given up [15.26]', async () => {
    const broken = async function* () {
      yield* mebibytes(9);
      throw new Error('it breaks off');
    };
    const two = backupNameOf('2026-11-25T04:00:00.000Z');
    await expect(store().write(two, broken(), never)).rejects.toThrow('it breaks off');
    const stopping = new AbortController();
    const stopped = async function* () {
      yield* mebibytes(9);
      stopping.abort(new Error('it was given up'));
      yield* mebibytes(9);
    };
    await expect(store().write(two, stopped(), stopping.signal)).rejects.toThrow('it was given up');
    expect([s3.objects.has(`patrols/${two}`), s3.unfinished()]).toEqual([false, 0]);
  });

  it('removes what killed backups have left, and no upload of anybody else [15.26]', async () => {
    for (const day of ['20', '21', '22'])
      s3.leaveUnfinished(`patrols/${backupNameOf(`2026-11-${day}T04:00:00.000Z`)}`);
    s3.leaveUnfinished('patrols/letter.txt');
    s3.leaveUnfinished(`elsewhere/${one}`);
    await store().removeUnfinished();
    expect(s3.unfinished()).toBe(2);
  });

  it('that does not let unfinished backups be listed takes backups all the same [15.26]', async () => {
    s3.answerNext(403);
    await store().removeUnfinished();
  });

  it('that points elsewhere is not followed [15.26]', async () => {
    const pointing = createServer((_request, response) =>
      response.writeHead(307, { location: s3.url.href }).end(),
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void pointing.close());
    await once(pointing, 'listening');
    await expect(store({ url: urlOf(pointing) }).list()).rejects.toThrow('it answers 307');
  });

  it('that does not answer is told as such [15.26]', async () => {
    const silent = createTcpServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    await expect(store({ url: urlOf(silent) }).list()).rejects.toThrow(/^The store at .+ failed: /);
  });
});
