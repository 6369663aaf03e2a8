import type { PatrolListItem } from '@patrolbook/contract';
import { addDays, endOf, formatDayMonth, formatTime, formatWeekday, toLocal } from '@patrolbook/contract';

type Timing = Pick<PatrolListItem, 'when' | 'hours' | 'finished'>;

/** From this local time on the day is called tonight. */
const evening = '17:00';

/** The first that is not over: it may be running. `patrols` are in the order of their start. */
export function nextOf<P extends Timing>(patrols: readonly P[], now: string): P | undefined {
  return patrols.find((patrol) => !patrol.finished && Date.parse(endOf(patrol)) > Date.parse(now));
}

/** `Tonight, 21:00`, `Now, until 00:00`: when the next patrol is, in one's own words. */
export function nextHeading(patrol: Timing, now: string, zone: string): string {
  if (Date.parse(patrol.when) <= Date.parse(now)) return `Now, until ${formatTime(endOf(patrol), zone)}`;
  return `${dayOf(patrol.when, now, zone)}, ${formatTime(patrol.when, zone)}`;
}

function dayOf(when: string, now: string, zone: string): string {
  const { date, time } = toLocal(when, zone);
  const today = toLocal(now, zone).date;
  if (date === today) return time >= evening ? 'Tonight' : 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  return `${formatWeekday(when, zone)} ${formatDayMonth(when, zone)}`;
}
