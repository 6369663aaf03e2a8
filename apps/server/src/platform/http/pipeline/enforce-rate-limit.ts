import type { Route } from '@patrolbook/contract';
import type { FastifyRequest } from 'fastify';
import { second } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { networkOf } from '../../rate-limit/network.ts';
import { type AttemptRule, consumeAttempt } from '../../rate-limit/store.ts';
import { sign } from '../../tokens/signature.ts';
import { tooMany } from './app-error.ts';
import { clientAddress } from './client-address.ts';

type Limit = NonNullable<Route['limit']>;

/**
 * Enforces a route's rate limit per network, counted in the database across all processes. Throws 429 with Retry-After
 * beyond it (product 12.9).
 */
export async function enforceRateLimit(
  request: FastifyRequest,
  { limit, path }: Route,
  context: Pick<Context, 'database' | 'clock' | 'settings'>,
): Promise<void> {
  if (!limit) return;
  const key = sign(context.settings.secretKeys, `limit:${path}:${networkOf(clientAddress(request))}`);
  await consumeOrRefuse(context, key, ruleOf(limit));
}

export function ruleOf({ max, perSeconds }: Limit): AttemptRule {
  return { max, per: perSeconds * second, block: perSeconds * second };
}

/** Counts an attempt. Throws 429 with Retry-After if it is blocked. */
export async function consumeOrRefuse(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  key: string,
  rule: AttemptRule,
): Promise<void> {
  const now = clock.now();
  const attempted = await inTransaction(database, (tx) => consumeAttempt(tx, key, rule, now));
  if (attempted.is === 'blocked') throw tooMany((Date.parse(attempted.until) - Date.parse(now)) / second);
}
