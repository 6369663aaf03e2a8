import { hour } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';
import { deleteExpired } from './store.ts';

/** Returns the periodic task that removes requests to join which nobody has confirmed or answered in time (product 4.30). */
export function pruneJoinRequests({ database, clock }: Pick<Context, 'database' | 'clock'>): PeriodicTask {
  return {
    name: 'delete requests to join that have expired',
    every: hour,
    run: () => inTransaction(database, (tx) => deleteExpired(tx, clock.now())),
  };
}
