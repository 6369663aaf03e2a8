import { addDays, instantAt, toLocal } from '#contract';
import type { Patrol } from '#patrols/contract';

/** When the admins are told of too small a crew: so many days before the local date of the start, at this local time (product 11.14). */
export const undermannedNotice = { daysBefore: 2, time: '10:00' } as const;

/** Returns whether a crew that becomes too small may be too late to be found: the admins' notice has passed (product 11.56). */
export function isStandDownNear(
  { when }: Pick<Patrol, 'when'>,
  { zone, now }: { zone: string; now: string },
): boolean {
  const { daysBefore, time } = undermannedNotice;
  return instantAt({ date: addDays(toLocal(when, zone).date, -daysBefore), time }, zone) <= now;
}
