import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends an answer that is text of a media type. A client whose ETag is current is only told so (RFC 9110,
 * section 13.1.2). The tag is weak, because the text may be compressed on its way.
 */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  text: string,
): FastifyReply {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('etag', tag);
  if (matches(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.type(`${mediaType}; charset=utf-8`).send(text);
}

/**
 * Returns whether a list of tags contains this one. Two tags that differ only in being weak are the same (RFC
 * 9110, 8.8.3.2).
 */
export function matches(given: string | undefined, tag: string): boolean {
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return given?.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag)) ?? false;
}
