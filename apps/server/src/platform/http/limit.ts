import type { Route } from '@patrolbook/contract';
import type { FastifyRequest } from 'fastify';
import { takeAttempt } from '../attempts/store.ts';
import { second } from '../clock.ts';
import type { Context } from '../context.ts';
import { sign } from '../tokens/signature.ts';
import { tooMany } from './app-error.ts';

/**
 * Holds a network address to the limit that a route declares, counted in the database for all processes alike. Beyond it: 429
 * with Retry-After.
 */
export async function holdToLimit(
  request: FastifyRequest,
  route: Route,
  context: LimitContext,
): Promise<void> {
  if (!route.limit) return;
  const { database, clock, settings } = context;
  const now = clock.now();
  const per = route.limit.perSeconds * second;
  const rule = { max: route.limit.max, per, block: per };
  const key = sign(settings.secretKeys, `limit:${route.path}:${request.ip}`);
  const attempted = await database.transaction((tx) => takeAttempt(tx, key, rule, now));
  if (attempted.is === 'blocked') throw tooMany((Date.parse(attempted.until) - Date.parse(now)) / second);
}

export type LimitContext = Pick<Context, 'database' | 'clock' | 'settings'>;
