import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer in chunks: of text, or of octets. */
export type Chunks = AsyncIterable<string | Uint8Array>;

/** Returns whether a handler has returned the chunks of its answer. */
export function areChunks(answer: unknown): answer is Chunks {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

/**
 * Sends an answer chunk by chunk, no faster than the client takes it. Resolves when it is sent, or the client
 * has gone. If a chunk fails, the connection breaks, so that nobody takes a part for the whole.
 */
export async function sendChunks(reply: FastifyReply, mediaType: string, chunks: Chunks): Promise<void> {
  const isText = mediaType !== 'application/zip';
  await reply.type(isText ? `${mediaType}; charset=utf-8` : mediaType).send(Readable.from(chunks));
}
