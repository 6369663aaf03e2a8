import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Route } from '#contract';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../database/connect.ts';
import { withIdempotency } from '../../idempotency/with-idempotency.ts';
import { isActor } from './actor.ts';

const idempotencyHeader = 'idempotency-key';

/** The headers of a creating call. The key is optional: any text of limited length that the client chooses. */
export const IdempotencyHeaders = z.looseObject({
  [idempotencyHeader]: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Repeated with the same key within 24 hours, the call returns its first answer and creates nothing more.',
    ),
});

/** Runs the handler; for a creating call with a known key it returns the first answer instead. */
export function handleIdempotently(
  tx: Transaction,
  clock: Clock,
  route: Route,
  request: FastifyRequest,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers[idempotencyHeader];
  const { caller } = request;
  if (!route.idempotent || typeof key !== 'string') return handle();
  if (!caller || !isActor(caller))
    throw new Error(`${route.path} is idempotent but its caller has no session`);
  const { personId, organizationId } = caller;
  return withIdempotency(
    tx,
    clock.now(),
    {
      organizationId,
      personId,
      route: `${route.method} ${route.path}`,
      key,
      request: digest([request.params, request.body]),
    },
    handle,
  );
}

/** Hashes values as the contract parsed them, so that their properties have a fixed order. */
function digest(values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
