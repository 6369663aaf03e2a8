import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Returns whether a handler has returned the chunks of its answer. */
export function areChunks(answer: unknown): answer is AsyncIterable<string> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

/**
 * Sends an answer chunk by chunk, no faster than the client takes it. Resolves when it is sent, or the client
 * has gone. If a chunk fails, the connection breaks, so that nobody takes a part for the whole.
 */
export async function sendChunks(
  reply: FastifyReply,
  mediaType: string,
  chunks: AsyncIterable<string>,
): Promise<void> {
  await reply.type(`${mediaType}; charset=utf-8`).send(Readable.from(chunks));
}
