import { addDays, formatDateTime, formatTime, formatYear, toLocal } from '#contract';
import { serverMoment } from './clock.ts';

/** Returns `21:00`, with the date if it is not today's. Both are ISO instants. */
export function dayTimeText(when: string, now: string, zone: string): string {
  const isToday = toLocal(when, zone).date === toLocal(now, zone).date;
  return isToday ? formatTime(when, zone) : formatDateTime(when, zone);
}

/** From this local time on the day is called tonight. */
const evening = '17:00';

/** A day that is near; other days have a date. */
type NearDay = 'today' | 'tonight' | 'tomorrow';

/** Returns which near day an instant's local day is in the zone, seen from `now`; undefined when it is none. */
export function nearDay(when: string, now: string, zone: string): NearDay | undefined {
  const { date, time } = toLocal(when, zone);
  const today = toLocal(now, zone).date;
  if (date === today) return time >= evening ? 'tonight' : 'today';
  return date === addDays(today, 1) ? 'tomorrow' : undefined;
}

/** Whether an instant is in the zone's current year. */
export function isThisYear(when: string, zone: string): boolean {
  return formatYear(when, zone) === formatYear(serverMoment(), zone);
}
