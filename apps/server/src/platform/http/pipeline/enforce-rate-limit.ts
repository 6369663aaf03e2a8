import type { Route } from '@patrolbook/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { second } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { networkOf } from '../../rate-limit/network.ts';
import { type AttemptRule, consumeAttempt } from '../../rate-limit/store.ts';
import { sign } from '../../tokens/signature.ts';
import { credentialOf } from './actor.ts';
import { tooManyRequests } from './app-error.ts';
import { clientAddress } from './client-address.ts';

type Limit = NonNullable<Route['limit']>;

/**
 * Enforces a route's rate limit per network, counted in the database across all processes. Throws 429 with
 * Retry-After beyond it (product 12.9).
 */
export async function enforceRateLimit(
  request: FastifyRequest,
  { limit, method, path }: Route,
  context: Pick<Context, 'database' | 'clock' | 'settings'>,
): Promise<void> {
  if (!limit) return;
  const network = networkOf(clientAddress(request));
  const key = sign(context.settings.secretKeys, `limit:${method} ${path}:${network}`);
  await consumeOrRefuse(context, key, ruleOf(limit));
}

/**
 * Enforces a route's rate limit per mailed link. Throws 429 with Retry-After beyond it (product 12.14). The link is the authorized holder's, or stands in the path.
 */
export async function enforceLinkLimit(
  { caller, params }: Pick<FastifyRequest, 'caller' | 'params'>,
  { linkLimit, path }: Route,
  context: Pick<Context, 'database' | 'clock' | 'settings'>,
): Promise<void> {
  if (!linkLimit) return;
  const link = caller ? credentialOf(caller) : PathOfLink.parse(params).linkToken;
  const key = sign(context.settings.secretKeys, `link:${path}:${link}`);
  await consumeOrRefuse(context, key, ruleOf(linkLimit));
}

const PathOfLink = z.object({ linkToken: z.string() });

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
  if (attempted.is === 'blocked')
    throw tooManyRequests((Date.parse(attempted.until) - Date.parse(now)) / second);
}
