import { formatYear } from '#contract';
import { serverMoment } from './clock.ts';

/** Whether an instant is in the zone's current year. */
export function isThisYear(when: string, zone: string): boolean {
  return formatYear(when, zone) === formatYear(serverMoment(), zone);
}
