import { formatDate, formatDateTime, formatTime, formatWeekday } from '#contract';
import { isThisYear } from '#lib/time/day-text.ts';
import {
  clockChangeDuring,
  countCrew,
  endOf,
  openPlaces,
  type Patrol,
  type PatrolListItem,
} from '#patrols/contract';
import { patrolRowTexts, patrolTexts } from './texts.ts';

/** Returns a patrol's name, or its type when it has none. */
export function titleOf({ name, type }: Pick<Patrol, 'name' | 'type'>): string {
  return name ?? patrolTexts.unnamed(type);
}

/** Returns the title with the date in the organization's zone: `Regular patrol, 21 Nov 2026`. */
export function datedTitle(patrol: Pick<Patrol, 'name' | 'type' | 'when'>, zone: string): string {
  return `${titleOf(patrol)}, ${formatDate(patrol.when, zone)}`;
}

/** Returns the start to stand beside its date badge: `21:00`, or `Sat 21:00` where the badge has the year (product 1.7). */
export function startText({ when }: { when: string }, zone: string): string {
  const time = formatTime(when, zone);
  return isThisYear(when, zone) ? time : `${formatWeekday(when, zone)} ${time}`;
}

/** Returns when a patrol ends: `00:00`, with the date if it lasts a day or more. */
export function endText(patrol: { when: string; hours: number }, zone: string): string {
  const end = endOf(patrol);
  return patrol.hours < 24 ? formatTime(end, zone) : formatDateTime(end, zone);
}

/** A time at least so many milliseconds away needs its date. */
const far = 12 * 3_600_000;

/** Returns when a patrol that is under way ends or has ended: `00:00`, with the date if that is not near. */
export function nearEndText(patrol: { when: string; hours: number }, now: string, zone: string): string {
  const end = endOf(patrol);
  const isNear = Math.abs(Date.parse(end) - Date.parse(now)) < far;
  return isNear ? formatTime(end, zone) : formatDateTime(end, zone);
}

/**
 * Returns the text about a crew that is smaller than wanted: `1 of 2 crew`. Undefined for a large enough one, and for
 * events (product 5.9).
 */
export function openPlacesText(
  patrol: Pick<PatrolListItem, 'type' | 'patrollers' | 'crewSize'>,
): string | undefined {
  if (openPlaces(patrol) === 0) return undefined;
  return patrolRowTexts.shortCrew({ count: countCrew(patrol), wanted: patrol.crewSize });
}

/** `The clocks go back on Sun 5 Apr at 03:00: this patrol ends at 02:30 by the new time.` Blank if they do not change during it (product 1.8). */
export function patrolClockChangeText(patrol: Pick<Patrol, 'type' | 'when' | 'hours'>, zone: string): string {
  const change = clockChangeDuring(patrol, zone);
  if (!change) return '';
  const { direction, ...when } = change;
  return patrolTexts.clocksGo(`${patrol.type}-${direction}`, when);
}
