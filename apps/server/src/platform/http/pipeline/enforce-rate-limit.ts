import type { Route } from '@patrolbook/contract';
import type { FastifyRequest } from 'fastify';
import { second } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { networkOf } from '../../rate-limit/network.ts';
import { consumeAttempt } from '../../rate-limit/store.ts';
import { sign } from '../../tokens/signature.ts';
import { tooMany } from './app-error.ts';
import { clientAddress } from './client-address.ts';

/**
 * Enforces a route's rate limit per network, counted in the database across all processes. Throws 429 with
 * Retry-After beyond it (product 12.9).
 */
export async function enforceRateLimit(
  request: FastifyRequest,
  route: Route,
  { database, clock, settings }: Pick<Context, 'database' | 'clock' | 'settings'>,
): Promise<void> {
  if (!route.limit) return;
  const now = clock.now();
  const per = route.limit.perSeconds * second;
  const rule = { max: route.limit.max, per, block: per };
  const key = sign(settings.secretKeys, `limit:${route.path}:${networkOf(clientAddress(request))}`);
  const attempted = await inTransaction(database, (tx) => consumeAttempt(tx, key, rule, now));
  if (attempted.is === 'blocked') throw tooMany((Date.parse(attempted.until) - Date.parse(now)) / second);
}
