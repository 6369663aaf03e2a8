import { minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';
import { recordedTask } from '#platform/jobs/recorded-task.ts';
import { sendDigests } from './digests.ts';
import { remindOfPatrols } from './remind.ts';

const every = 15 * minute;

/** Returns the periodic tasks that send reminders and digests at a local hour. */
export function reminderTasks(context: Pick<Context, 'database' | 'clock'>): PeriodicTask[] {
  return [
    recordedTask(context, { name: 'remind of patrols', every, run: () => remindOfPatrols(context) }),
    recordedTask(context, { name: 'send digests', every, run: () => sendDigests(context) }),
  ];
}
