import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** An S3-compatible store over HTTP, as far as backups need it: it checks signatures and checksums as the protocol demands. */
export interface TestS3 {
  /** The URL of its bucket. */
  url: URL;
  /** What is kept, by key. */
  objects: Map<string, Buffer>;
  /** How many uploads were begun and neither completed nor aborted. */
  unfinished(): number;
  /** Begins an upload, and leaves it, as a process does that is killed. */
  leaveUnfinished(key: string): void;
  /** Answers the next calls with these statuses. */
  answerNext(...statuses: number[]): void;
  /** Refuses parts beyond this number of bytes in all, as a store that is full. */
  limit(bytes: number): void;
  close(): Promise<void>;
}

export const s3Keys = { keyId: 'KEYID', secret: 'the secret of the store', region: 'ap-southeast-2' };

interface Upload {
  key: string;
  parts: Map<number, Buffer>;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** The most keys that a page of the listing has. */
const pageSize = 2;

export async function startS3(): Promise<TestS3> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Upload>();
  const statuses: number[] = [];
  let room = Number.POSITIVE_INFINITY;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status = 200, headers = {}, body = '' } = answerTo(request, Buffer.concat(chunks));
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the store has no port');

  function answerTo(request: IncomingMessage, body: Buffer): Answer {
    const status = statuses.shift();
    if (status) return refusal(status, 'SlowDown');
    if (!isSigned(request, body)) return refusal(403, 'SignatureDoesNotMatch');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    if (bucket !== 'backups') return refusal(404, 'NoSuchBucket');
    const { method = '' } = request;
    const upload = searchParams.get('uploadId');
    if (upload !== null) return answerAboutUpload(method, upload, searchParams, body);
    return answerAboutObject(method, rest.join('/'), searchParams);
  }

  function answerAboutObject(method: string, key: string, query: URLSearchParams): Answer {
    if (method === 'GET' && key === '') return query.has('uploads') ? begun(query) : listing(query);
    if (method === 'GET')
      return objects.has(key) ? { body: objects.get(key) ?? '' } : refusal(404, 'NoSuchKey');
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const id = `${randomUUID()}+/=`;
    uploads.set(id, { key, parts: new Map() });
    return {
      body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    };
  }

  function answerAboutUpload(method: string, id: string, query: URLSearchParams, body: Buffer): Answer {
    const upload = uploads.get(id);
    if (!upload) return refusal(404, 'NoSuchUpload');
    if (method === 'PUT') {
      room -= body.length;
      if (room < 0) return refusal(403, 'QuotaExceeded');
      upload.parts.set(Number(query.get('partNumber')), body);
      return { headers: { etag: etagOf(body) } };
    }
    uploads.delete(id);
    return method === 'DELETE' ? { status: 204 } : complete(upload, body.toString());
  }

  function listing(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? '';
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const end = Number(query.get('continuation-token') ?? 0) + pageSize;
    const keys = all.slice(end - pageSize, end).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const next = end < all.length ? `<NextContinuationToken>${end}</NextContinuationToken>` : '';
    return { body: `<?xml version="1.0"?><ListBucketResult>${keys.join('')}${next}</ListBucketResult>` };
  }

  function begun(query: URLSearchParams): Answer {
    const all = [...uploads].filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''));
    const from = all.findIndex(([id]) => id === query.get('upload-id-marker')) + 1;
    const page = all.slice(from, from + pageSize);
    const [lastId, last] = page.at(-1) ?? [];
    const found = page.map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
    const isTruncated = from + pageSize < all.length;
    return {
      body: `<ListMultipartUploadsResult><IsTruncated>${isTruncated}</IsTruncated><NextKeyMarker>${last?.key}</NextKeyMarker><NextUploadIdMarker>${lastId}</NextUploadIdMarker>${found.join('')}</ListMultipartUploadsResult>`,
    };
  }

  /** A failure at this point answers 200, as the protocol has it. */
  function complete({ key, parts }: Upload, message: string): Answer {
    const etags = [...message.matchAll(/<ETag>(.*?)<\/ETag>/g)].map(([, etag]) => etag);
    const ordered = [...parts].sort(([one], [other]) => one - other).map(([, part]) => part);
    if (etags.join() !== ordered.map(etagOf).join())
      return { body: '<Error><Code>InvalidPart</Code></Error>' };
    objects.set(key, Buffer.concat(ordered));
    return { body: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' };
  }

  return {
    url: new URL(`http://127.0.0.1:${address.port}/backups/patrols`),
    objects,
    unfinished: () => uploads.size,
    leaveUnfinished: (key) => void uploads.set(`${randomUUID()}+/=`, { key, parts: new Map() }),
    answerNext: (...next) => void statuses.push(...next),
    limit: (bytes) => {
      room = bytes;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refusal(status: number, code: string): Answer {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` };
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Checks a call as "Authenticating Requests: Using the Authorization Header (AWS Signature Version 4)" says. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return false;
  const [, keyId, scope = '', signed = '', signature] = given;
  const [day = '', region = ''] = scope.split('/');
  const time = String(headers['x-amz-date']);
  const checksum = String(headers['x-amz-content-sha256']);
  if (keyId !== s3Keys.keyId || region !== s3Keys.region || checksum !== sha256(body)) return false;
  const [path = '', search = ''] = url.split('?');
  const query = search
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, path, query, lines.join(''), signed, checksum].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(request)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${s3Keys.secret}`, day));
  return hmac(key, toSign).toString('hex') === signature;
}
