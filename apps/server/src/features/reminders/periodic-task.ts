import { minute } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PeriodicTask } from '../../platform/jobs/periodic-tasks.ts';
import { recordRun } from '../../platform/jobs/runs.store.ts';
import { remindOfPatrols } from './remind.ts';
import { sumUpMonths } from './sum-up.ts';

const every = 15 * minute;

/** Returns the periodic tasks that mail what an hour brings. A run with a failure is not recorded as one. */
export function reminderTasks(context: Pick<Context, 'database' | 'clock'>): PeriodicTask[] {
  return [
    recorded(context, 'remind of patrols', () => remindOfPatrols(context)),
    recorded(context, 'sum up months', () => sumUpMonths(context)),
  ];
}

function recorded(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  name: string,
  work: () => Promise<void>,
): PeriodicTask {
  return {
    name,
    every,
    async run() {
      await work();
      await inTransaction(database, (tx) => recordRun(tx, name, clock.now()));
    },
  };
}
