import type { Route } from '@patrolbook/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor, Authenticator, LinkHolder } from './actor.ts';
import { authorize, reauthorize } from './authorize.ts';
import { handleIdempotently } from './idempotency.ts';

type Handle = (caller: Actor | LinkHolder | undefined, tx?: Transaction) => Promise<unknown>;

/** A call whose body has arrived. */
interface Arrived {
  request: FastifyRequest;
  reply: FastifyReply;
  /** It has waited for other calls of its session. */
  waited: boolean;
  handle: Handle;
}

/** How often a transaction that PostgreSQL ended to resolve a deadlock is run. */
const attempts = 3;

/**
 * Runs the handler of a call whose body has arrived. Headers and body may be half a minute apart, so the caller is judged
 * again: for a call that writes in the transaction that it writes in, so that nobody who has been dismissed changes
 * anything (product 9.6).
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
    return handle(isRecent ? caller : await authorize(request, reply, route.access, authenticator));
  }
  return retryDeadlocks(() =>
    inTransaction(context.database, async (tx) => {
      const current = await reauthorize(tx, caller, route.access, authenticator);
      return handleIdempotently(tx, context.clock, route, request, () => handle(current, tx));
    }),
  );
}

/** Two admins who dismiss each other wait for each other. The one whom PostgreSQL interrupts is judged anew. */
async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isDeadlock(error)) throw error;
    }
  }
}

/** Error 40P01 of PostgreSQL, `deadlock_detected`, as drizzle wraps it. */
function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === '40P01';
}
