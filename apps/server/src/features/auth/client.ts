import type { FastifyRequest } from 'fastify';

/** The network address and browser that sent a request. */
export interface Client {
  ip: string;
  userAgent: string;
}

/** Clients may send a user agent of any length. */
const maxUserAgentLength = 500;

export function clientOf(request: FastifyRequest): Client {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength) };
}
