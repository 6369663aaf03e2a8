import { minute } from '#platform/clock.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';

/** Returns the periodic task that lets changes of addresses happen which have waited their day (product 9.62). */
export function passAddressChanges(people: { passAddressChanges(): Promise<void> }): PeriodicTask {
  return { name: 'change addresses', every: minute, run: () => people.passAddressChanges() };
}
