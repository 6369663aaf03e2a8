import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { bearerOf } from './authorize.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Matches a `Host` header that names this machine. */
export const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/**
 * Throws 403 for unsafe methods from another site: `Origin` must be that of PUBLIC_URL, or on loopback that of the Host.
 * Requests with a bearer token are exempt, since browsers never add one on their own (product 12.8).
 */
export function checkOrigin(request: FastifyRequest, publicUrl: URL): void {
  if (safeMethods.has(request.method) || bearerOf(request)) return;
  const { origin, host } = request.headers;
  if (origin === publicUrl.origin) return;
  if (origin && host && loopbackHost.test(host) && origin === `${publicUrl.protocol}//${host}`) return;
  throw new AppError(403, 'wrong origin', { error: 'forbidden' });
}
