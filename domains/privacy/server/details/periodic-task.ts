import { minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';
import { recordedTask } from '#platform/jobs/recorded-task.ts';
import { eraseDue } from './erasures/erase-due.ts';
import { sweepAll } from './sweep.ts';

/** Returns the periodic task that takes away personal details by their age, and erases what was to be erased by now. */
export function sweepDetails(context: Pick<Context, 'database' | 'clock'>): PeriodicTask {
  return recordedTask(context, {
    name: 'take old details away',
    every: 15 * minute,
    async run() {
      await eraseDue(context);
      await sweepAll(context);
    },
  });
}
