import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matches } from '#platform/http/pipeline/send-text.ts';

/** The description of the API, compressed in two ways. It is megabytes long, and does not change while a process runs. */
export interface ApiDescription {
  etag: string;
  br: Uint8Array;
  gzip: Uint8Array;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli's best quality takes seconds for some per cent. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses the description. */
export async function writeDescription(document: object): Promise<ApiDescription> {
  const text = JSON.stringify(document);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  const [br, gzipped] = await Promise.all([toBrotli(text, quality), toGzip(text)]);
  return { etag, br, gzip: gzipped };
}

/** Sends the description as the client takes it; whose ETag is current is only told so. Few take no compressed one. */
export function sendDescription(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, ...forms }: ApiDescription,
): FastifyReply {
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
  if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const asked = request.headers['accept-encoding'] ?? '';
  const encoding = asked && negotiate(asked, ['br', 'gzip']);
  reply.type('application/json; charset=utf-8');
  if (encoding !== 'br' && encoding !== 'gzip') {
    const unpacked = createGunzip();
    unpacked.end(forms.gzip);
    return reply.send(unpacked);
  }
  return reply.header('content-encoding', encoding).send(forms[encoding]);
}
