import { after, hour } from '../clock.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PeriodicTask } from '../jobs/periodic-tasks.ts';
import { deleteExpiredRecords } from './store.ts';
import { retention } from './with-idempotency.ts';

/** Returns the periodic task that deletes expired idempotency records. */
export function pruneIdempotencyRecords({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): PeriodicTask {
  return {
    name: 'delete expired idempotency records',
    every: hour,
    run: () => inTransaction(database, (tx) => deleteExpiredRecords(tx, after(clock.now(), -retention))),
  };
}
