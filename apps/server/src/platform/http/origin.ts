import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { bearerOf } from './gate.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A `Host` header that leads to this very machine. */
export const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/**
 * Refuses unsafe methods from another site: the browser's `Origin` must be PUBLIC_URL's, or on loopback the Host's. A bearer
 * token needs no such proof, since no browser sends one by itself (design 6.2).
 */
export function checkOrigin(request: FastifyRequest, publicUrl: URL): void {
  if (safeMethods.has(request.method) || bearerOf(request)) return;
  const { origin, host } = request.headers;
  if (origin === publicUrl.origin) return;
  if (origin && host && loopbackHost.test(host) && origin === `${publicUrl.protocol}//${host}`) return;
  throw new AppError(403, 'wrong origin', { error: 'forbidden' });
}
