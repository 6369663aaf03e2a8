import type { FastifyRequest } from 'fastify';

/** Where a request comes from. */
export interface Client {
  ip: string;
  userAgent: string;
}

/** A user agent may be any text of any length. */
const userAgentKept = 500;

export function clientOf(request: FastifyRequest): Client {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentKept) };
}
