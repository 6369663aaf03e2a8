import { addDays, toLocal } from '@patrolbook/contract';

/** From this local time on the day is called tonight. */
const evening = '17:00';

/** The word for a day that is near; further away it has a date. */
export type NearDay = 'Today' | 'Tonight' | 'Tomorrow';

/** What the day of an instant is called, seen from `now`: the local day of the zone, not the device's. */
export function nearDay(when: string, now: string, zone: string): NearDay | undefined {
  const { date, time } = toLocal(when, zone);
  const today = toLocal(now, zone).date;
  if (date === today) return time >= evening ? 'Tonight' : 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : undefined;
}
