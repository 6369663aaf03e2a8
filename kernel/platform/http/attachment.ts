import type { FastifyReply } from 'fastify';

/** Lets the browser save the answer as a file. Its name may contain letters of any language (RFC 8187). */
export function attach(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
}

/** `HSCP-incidents-2026-11-21.csv`. A code may contain characters that no file name can. */
export function fileName(organizationCode: string, rest: string): string {
  return `${fileWord(organizationCode)}-${rest}`;
}

/** Returns a text as a part of a file name. */
export function fileWord(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '-');
}
