import { minute } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { PeriodicTask } from '../../platform/jobs/periodic-tasks.ts';
import { recordedTask } from '../../platform/jobs/recorded-task.ts';
import { sweepAll } from './sweep.ts';

/** Returns the periodic task that takes away personal details by their age. */
export function sweepDetails(context: Pick<Context, 'database' | 'clock'>): PeriodicTask {
  return recordedTask(context, {
    name: 'take old details away',
    every: 15 * minute,
    run: () => sweepAll(context),
  });
}
