import { hour } from '../clock.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PeriodicTask } from '../jobs/periodic-tasks.ts';
import { deleteExpiredAttempts } from './store.ts';

/** Returns the periodic task that deletes expired attempts. */
export function pruneAttempts({ database, clock }: Pick<Context, 'database' | 'clock'>): PeriodicTask {
  return {
    name: 'delete expired attempts',
    every: hour,
    run: () => inTransaction(database, (tx) => deleteExpiredAttempts(tx, clock.now())),
  };
}
