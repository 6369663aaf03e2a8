import { endOf, formatDayMonth, formatTime, formatWeekday, type PatrolListItem } from '@patrolbook/contract';
import { nearDay } from '../../lib/time/near-day.ts';
import { awaitsAnswer } from './own-status.ts';

type Timing = Pick<PatrolListItem, 'when' | 'hours'> & { finished: object | null };

/** Returns the first patrol that is not over; it may be running. `patrols` are in the order of their start. */
export function nextOf<P extends Timing>(patrols: readonly P[], now: string): P | undefined {
  return patrols.find((patrol) => !patrol.finished && Date.parse(endOf(patrol)) > Date.parse(now));
}

/** Returns the next patrol, and the others that await the user's answer. `ahead` is in the order of the start. */
export function toDo(ahead: readonly PatrolListItem[], me: string, now: string) {
  const next = nextOf(ahead, now);
  return { next, unanswered: ahead.filter((patrol) => patrol !== next && awaitsAnswer(patrol, me, now)) };
}

/** Formats the time of the next patrol: `Tonight, 21:00`, `Now, until 00:00`. */
export function nextHeading(patrol: Timing, now: string, zone: string): string {
  if (Date.parse(patrol.when) <= Date.parse(now)) return `Now, until ${formatTime(endOf(patrol), zone)}`;
  const day =
    nearDay(patrol.when, now, zone) ??
    `${formatWeekday(patrol.when, zone)} ${formatDayMonth(patrol.when, zone)}`;
  return `${day}, ${formatTime(patrol.when, zone)}`;
}
