import { minute } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PeriodicTask } from '../../platform/jobs/periodic-tasks.ts';
import { recordRun } from '../../platform/jobs/runs.store.ts';
import { raiseDueAlarms } from './alarms.ts';

/** The name under which its runs are recorded. */
export const overdueTask = 'check for overdue patrols';

/** Returns the periodic task that raises the alarms of overdue patrols. A run with a failure is not recorded as one. */
export function checkOverdue(context: Pick<Context, 'database' | 'clock'>): PeriodicTask {
  const { database, clock } = context;
  return {
    name: overdueTask,
    every: minute,
    async run() {
      await raiseDueAlarms(context);
      await inTransaction(database, (tx) => recordRun(tx, overdueTask, clock.now()));
    },
  };
}
