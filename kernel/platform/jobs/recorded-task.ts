import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PeriodicTask } from './periodic-tasks.ts';
import { recordRun } from './runs.store.ts';

/** Makes a periodic task whose runs are recorded under its name, except those that fail. */
export function recordedTask(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { name, every, run }: PeriodicTask,
): PeriodicTask {
  return {
    name,
    every,
    async run() {
      await run();
      await inTransaction(database, (tx) => recordRun(tx, name, clock.now()));
    },
  };
}
