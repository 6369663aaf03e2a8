import { formatDateTime, formatTime, toLocal } from '#contract';

/** Returns `21:00`, with the date if it is not today's. Both are ISO instants. */
export function dayTimeText(when: string, now: string, zone: string): string {
  const isToday = toLocal(when, zone).date === toLocal(now, zone).date;
  return isToday ? formatTime(when, zone) : formatDateTime(when, zone);
}
