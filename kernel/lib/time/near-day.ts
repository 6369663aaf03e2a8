import { addDays, toLocal } from '#contract';

/** From this local time on the day is called tonight. */
const evening = '17:00';

/** A day that is near; other days have a date. */
export type NearDay = 'today' | 'tonight' | 'tomorrow';

/** Returns which near day an instant's local day is in the zone, seen from `now`; undefined when it is none. */
export function nearDay(when: string, now: string, zone: string): NearDay | undefined {
  const { date, time } = toLocal(when, zone);
  const today = toLocal(now, zone).date;
  if (date === today) return time >= evening ? 'tonight' : 'today';
  return date === addDays(today, 1) ? 'tomorrow' : undefined;
}
