import type { FastifyRequest } from 'fastify';
import { clientAddress } from '#platform/http/pipeline/client-address.ts';

/** The network address and browser that sent a request. */
export interface RequestClient {
  ip: string;
  userAgent: string;
}

/** Clients may send a user agent of any length. */
const maxUserAgentLength = 500;

export function clientOf(request: FastifyRequest): RequestClient {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength);
  return { ip: clientAddress(request), userAgent };
}
