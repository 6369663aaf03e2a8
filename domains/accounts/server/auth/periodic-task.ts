import { after, day, hour } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';
import { deleteStrangersAudit } from './store.ts';

/** How long failed sign-ins to accounts that do not exist are recorded, in milliseconds (product 9.10). */
const strangersRetention = day;

/**
 * Returns the periodic task that deletes failed sign-ins to accounts that do not exist, because anybody can make
 * any number of them.
 */
export function pruneStrangersAudit({ database, clock }: Pick<Context, 'database' | 'clock'>): PeriodicTask {
  return {
    name: 'delete failed sign-ins to unknown accounts',
    every: hour,
    run: () =>
      inTransaction(database, (tx) => deleteStrangersAudit(tx, after(clock.now(), -strangersRetention))),
  };
}
