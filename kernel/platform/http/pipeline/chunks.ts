import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
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
  await reply.type(isText ? `${mediaType}; charset=utf-8` : mediaType).send(Readable.from(paced(chunks)));
}

/** How many answers are written at the moment. */
let underWay = 0;

/**
 * Pauses after each chunk for as long as it took, times the answers that are written: all of them together leave at least half of the
 * thread's time to everybody else, whatever is downloaded.
 */
async function* paced(chunks: Chunks): Chunks {
  underWay += 1;
  try {
    let begun = performance.now();
    for await (const chunk of chunks) {
      yield chunk;
      await pause((performance.now() - begun) * underWay);
      begun = performance.now();
    }
  } finally {
    underWay -= 1;
  }
}
