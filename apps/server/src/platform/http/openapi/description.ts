import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matches } from '../pipeline/send-text.ts';

/** The description of the API in each form in which it is sent. It is megabytes long, and does not change while a process runs. */
export interface Description {
  etag: string;
  br: Buffer;
  gzip: Buffer;
  identity: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli's best quality takes seconds for some per cent. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses the description, beside the main thread. */
export async function writeDescription(document: object): Promise<Description> {
  const identity = Buffer.from(JSON.stringify(document));
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
  const [br, gzipped] = await Promise.all([toBrotli(identity, quality), toGzip(identity)]);
  return { etag, br, gzip: gzipped, identity };
}

/** Sends the description in a form that the client takes; whose ETag is current is only told so. */
export function sendDescription(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, ...forms }: Description,
): FastifyReply {
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
  if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const asked = request.headers['accept-encoding'] ?? '';
  const encoding = asked && negotiate(asked, ['br', 'gzip']);
  reply.type('application/json; charset=utf-8');
  if (encoding !== 'br' && encoding !== 'gzip') return reply.send(forms.identity);
  return reply.header('content-encoding', encoding).send(forms[encoding]);
}
