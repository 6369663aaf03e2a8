import type { FastifyReply } from 'fastify';

/** Has the answer saved as a file. Its name may have letters of any language (RFC 8187). */
export function attach(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
}

/** `HSCP-incidents-2026-11-21.csv`; a code may have characters that no file name can. */
export function fileName(organizationCode: string, rest: string): string {
  return `${organizationCode.replaceAll(/[^\p{L}\p{N}]/gu, '-')}-${rest}`;
}
