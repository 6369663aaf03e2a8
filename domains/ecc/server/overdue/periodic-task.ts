import { minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';
import { recordedTask } from '#platform/jobs/recorded-task.ts';
import { raiseDueAlarms } from './alarms.ts';

/** The name under which its runs are recorded. */
export const overdueTask = 'check for overdue patrols';

/** Returns the periodic task that raises the alarms of overdue patrols. */
export function checkOverdue(context: Pick<Context, 'database' | 'clock'>): PeriodicTask {
  return recordedTask(context, { name: overdueTask, every: minute, run: () => raiseDueAlarms(context) });
}
