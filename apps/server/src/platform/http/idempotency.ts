import { createHash } from 'node:crypto';
import type { Route } from '@patrolbook/contract';
import type { FastifyRequest } from 'fastify';
import { NIL } from 'uuid';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { doOnce } from '../idempotency/once.ts';
import type { Actor } from './actor.ts';

const idempotencyHeader = 'idempotency-key';

/** Headers of a creating call: the key is optional, and any text of reasonable length that the client makes up. */
export const IdempotencyHeaders = z.looseObject({
  [idempotencyHeader]: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Sent again with the same key, the call gives its first answer for 24 hours and creates nothing more.',
    ),
});

/** Handles a creating call, or, where its key was seen before, gives the first answer again. */
export function handleOnce(
  context: Pick<Context, 'database' | 'clock'>,
  route: Route,
  request: FastifyRequest,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers[idempotencyHeader];
  const { caller } = request;
  if (!route.idempotent || typeof key !== 'string') return handle();
  if (!caller || !isActor(caller)) throw new Error(`${route.path} keeps answers, but nobody is signed in`);
  const { personId, organizationId } = caller;
  return doOnce(
    context,
    {
      organizationId: organizationId ?? NIL,
      personId,
      route: `${route.method} ${route.path}`,
      key,
      request: digest([request.params, request.body]),
    },
    handle,
  );
}

function isActor(caller: NonNullable<FastifyRequest['caller']>): caller is Actor {
  return 'sessionId' in caller;
}

/** Of values as the contract parsed them, so in its order. */
function digest(values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
