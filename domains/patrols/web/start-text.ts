import { formatTime, formatWeekday } from '#contract';
import { isThisYear } from '#lib/time/this-year.ts';

/** Returns the start to stand beside its date badge: `21:00`, or `Sat 21:00` where the badge has the year (product 1.7). */
export function startText({ when }: { when: string }, zone: string): string {
  const time = formatTime(when, zone);
  return isThisYear(when, zone) ? time : `${formatWeekday(when, zone)} ${time}`;
}
