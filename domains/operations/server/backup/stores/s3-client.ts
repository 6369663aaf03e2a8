import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';
import { StartError } from '#embedded-postgres';
import { minute, second } from '#platform/clock.ts';
import { errorCodeOf } from './s3-messages.ts';

export interface S3Options {
  /** `https://host/bucket` or `https://host/bucket/folder`, of any store that speaks S3. */
  url: URL;
  /** Null where the host's name tells it or the store does not mind. */
  region: string | null;
  keyId: string;
  secret: string;
}

export interface S3Call {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  body?: Buffer<ArrayBuffer> | string;
}

/** How long a call may take: 8 MiB within five minutes is a quarter of a megabit a second. */
const callLimit = 5 * minute;
/** A call that the line or the store has failed is made so many times, after pauses that double. */
const attempts = 4;
const firstPause = second / 4;

/**
 * Returns a function that makes signed calls to the store. It throws a StartError that says what went wrong, after it has
 * tried again what may succeed later.
 */
export function s3Client({ url, region, keyId, secret }: S3Options) {
  let client: Promise<AwsClient> | undefined;

  /** Loaded when it is needed: most installations keep no backups elsewhere. */
  async function openClient(): Promise<AwsClient> {
    const { AwsClient: Client } = await import('aws4fetch');
    return new Client({
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      ...(region && { region }),
    });
  }

  async function attempt(address: string, call: S3Call, stop: AbortSignal | undefined): Promise<unknown> {
    client ??= openClient();
    const request = await (await client).sign(address, { ...call, headers: headersOf(call) });
    const limit = AbortSignal.timeout(callLimit);
    const signal = stop ? AbortSignal.any([stop, limit]) : limit;
    // Backups go to the store that is named, and to none to which it points.
    return fetch(request, { signal, redirect: 'manual' }).catch((error: unknown) => error);
  }

  return async (address: string, call: S3Call = {}, stop?: AbortSignal): Promise<Response> => {
    for (let tried = 1; ; tried += 1) {
      const answer = await attempt(address, call, stop);
      stop?.throwIfAborted();
      if (answer instanceof Response && answer.ok) return answer;
      if (!mayPass(answer) || tried === attempts)
        throw new StartError(`The store at ${url.origin} failed: ${await reasonOf(answer)}.`, {
          cause: answer,
        });
      await wait(firstPause * 2 ** (tried - 1), null, { signal: stop });
    }
  };
}

/** The store compares what has arrived with this checksum, which is signed too. */
function headersOf({ body = '' }: S3Call): Record<string, string> {
  return { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
}

function mayPass(answer: unknown): boolean {
  return !(answer instanceof Response) || answer.status >= 500 || answer.status === 429;
}

/** Returns what the store answers, or what has happened to the line: fetch says that in the cause. */
async function reasonOf(answer: unknown): Promise<string> {
  if (answer instanceof Response)
    return `it answers ${answer.status} ${errorCodeOf(await answer.text())}`.trim();
  if (!(answer instanceof Error)) return 'no answer';
  return (answer.cause instanceof Error && answer.cause.message) || answer.message;
}
