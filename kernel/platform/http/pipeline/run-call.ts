import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '#contract';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor, Authenticator, LinkHolder } from './actor.ts';
import { authorize, reauthorize } from './authorize.ts';
import { refuseUnconfirmed } from './confirmed.ts';
import { handleIdempotently } from './idempotency.ts';

type Handle = (caller: Actor | LinkHolder | undefined, tx?: Transaction) => Promise<unknown>;

/** A call whose body has arrived. */
interface Arrived {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whether it has waited for other calls of its session. */
  waited: boolean;
  handle: Handle;
}

/** How many times a transaction is tried that PostgreSQL ends to resolve a deadlock. */
const attempts = 3;

/**
 * Runs the handler of a call whose body has arrived (product 9.6). Its headers may be half a minute older, so
 * the caller is judged again. For a call that writes this happens in its own transaction, so that a person who
 * was dismissed changes nothing.
 */
export async function runCall(
  context: Pick<Context, 'database' | 'clock'>,
  authenticator: Authenticator,
  route: Route,
  { request, reply, waited, handle }: Arrived,
): Promise<unknown> {
  const { caller } = request;
  if (!caller) return handle(caller);
  if (route.method === 'GET' || route.safe || route.ownTransactions) {
    const isRecent = route.method === 'GET' && !waited;
    const current = isRecent ? caller : await authorize(request, reply, route, authenticator);
    refuseUnconfirmed(route, request.body, current, context.clock.now());
    return handle(current);
  }
  return retryDeadlocks(() =>
    inTransaction(context.database, async (tx) => {
      const current = await reauthorize(tx, caller, route, authenticator);
      refuseUnconfirmed(route, request.body, current, context.clock.now());
      return handleIdempotently(tx, context.clock, route, request, () => handle(current, tx));
    }),
  );
}

/** Two admins who dismiss each other wait for each other. The one whom PostgreSQL interrupts is judged again. */
async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isDeadlock(error)) throw error;
    }
  }
}

/** Returns whether it is PostgreSQL's error 40P01, `deadlock_detected`, as drizzle wraps it. */
function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === '40P01';
}
