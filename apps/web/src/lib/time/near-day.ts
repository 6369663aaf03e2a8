import { addDays, toLocal } from '@patrolbook/contract';

/** From this local time on the day is called tonight. */
const evening = '17:00';

/** The word for a day that is near; other days have a date. */
export type NearDay = 'Today' | 'Tonight' | 'Tomorrow';

/** Returns the word for an instant's local day in the zone, seen from `now`; undefined when that day is not near. */
export function nearDay(when: string, now: string, zone: string): NearDay | undefined {
  const { date, time } = toLocal(when, zone);
  const today = toLocal(now, zone).date;
  if (date === today) return time >= evening ? 'Tonight' : 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : undefined;
}
