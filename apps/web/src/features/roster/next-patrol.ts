import { endOf, formatDayMonth, formatTime, formatWeekday, type PatrolListItem } from '@patrolbook/contract';
import { nearDay } from '../../lib/near-day.ts';
import { isAsked } from './own-status.ts';

type Timing = Pick<PatrolListItem, 'when' | 'hours'> & { finished: object | null };

/** The first that is not over: it may be running. `patrols` are in the order of their start. */
export function nextOf<P extends Timing>(patrols: readonly P[], now: string): P | undefined {
  return patrols.find((patrol) => !patrol.finished && Date.parse(endOf(patrol)) > Date.parse(now));
}

/** The next patrol, and the others that await one's answer; `ahead` is in the order of the start. */
export function toDo(ahead: readonly PatrolListItem[], me: string, now: string) {
  const next = nextOf(ahead, now);
  return { next, unanswered: ahead.filter((patrol) => patrol !== next && isAsked(patrol, me, now)) };
}

/** `Tonight, 21:00`, `Now, until 00:00`: when the next patrol is, in one's own words. */
export function nextHeading(patrol: Timing, now: string, zone: string): string {
  if (Date.parse(patrol.when) <= Date.parse(now)) return `Now, until ${formatTime(endOf(patrol), zone)}`;
  const day =
    nearDay(patrol.when, now, zone) ??
    `${formatWeekday(patrol.when, zone)} ${formatDayMonth(patrol.when, zone)}`;
  return `${day}, ${formatTime(patrol.when, zone)}`;
}
