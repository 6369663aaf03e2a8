import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Route } from '#contract';
import { second } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { countApart } from '../../rate-limit/count-apart.ts';
import { networkOf } from '../../rate-limit/network.ts';
import { type AttemptRule, consumeAttempt } from '../../rate-limit/store.ts';
import { sign } from '../../tokens/signature.ts';
import { credentialOf } from './actor.ts';
import { tooManyRequests } from './app-error.ts';
import { clientAddress } from './client-address.ts';

type Limit = NonNullable<Route['limit']>;

declare module 'fastify' {
  interface FastifyRequest {
    /** What takes back each count of this call, should an outage end it. */
    takeBacks: readonly (() => void)[] | null;
  }
}

/**
 * Enforces a route's rate limit per network, counted in the database across all processes. Throws 429 with
 * Retry-After beyond it (product 12.9).
 */
export async function enforceRateLimit(
  request: FastifyRequest,
  { limit, method, path }: Pick<Route, 'limit' | 'method' | 'path'>,
  context: Pick<Context, 'database' | 'clock' | 'settings'>,
): Promise<void> {
  if (!limit) return;
  const network = networkOf(clientAddress(request));
  const key = sign(context.settings.secretKeys, `limit:${method} ${path}:${network}`);
  await enforce(request, context, key, limit);
}

/**
 * Enforces a route's rate limit per mailed link. Throws 429 with Retry-After beyond it (product 12.14). The link is the authorized holder's, or stands in the path.
 */
export async function enforceLinkLimit(
  request: FastifyRequest,
  { linkLimit, path }: Route,
  context: Pick<Context, 'database' | 'clock' | 'settings'>,
): Promise<void> {
  if (!linkLimit) return;
  const { caller, params } = request;
  const link = caller ? credentialOf(caller) : PathOfLink.parse(params).linkToken;
  const key = sign(context.settings.secretKeys, `link:${path}:${link}`);
  await enforce(request, context, key, linkLimit);
}

async function enforce(
  request: FastifyRequest,
  context: Pick<Context, 'database' | 'clock'>,
  key: string,
  limit: Limit,
): Promise<void> {
  const takeBack = await consumeOrRefuse(context, key, ruleOf(limit));
  request.takeBacks = [...(request.takeBacks ?? []), takeBack];
}

const PathOfLink = z.object({ linkToken: z.string() });

export function ruleOf({ max, perSeconds }: Limit): AttemptRule {
  return { max, per: perSeconds * second, block: perSeconds * second };
}

/** Counts an attempt. Returns what takes the count back after an outage. Throws 429 with Retry-After if it is blocked. */
export async function consumeOrRefuse(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  key: string,
  rule: AttemptRule,
): Promise<() => void> {
  const now = clock.now();
  const { attempted, takeBack } = await countApart(database, now, async (tx) => {
    const attempted = await consumeAttempt(tx, key, rule, now);
    return { attempted, counted: attempted.is === 'allowed' ? [{ key, rule }] : [] };
  });
  if (attempted.is === 'blocked')
    throw tooManyRequests((Date.parse(attempted.until) - Date.parse(now)) / second);
  return takeBack;
}
