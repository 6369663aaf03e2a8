import { clockChange, formatDayMonth, formatTime, formatWeekday } from '#contract';
import type { Organization } from '#organizations/contract';
import { endOf } from './rules.ts';
import type { Patrol } from './schema.ts';

/** What screens and mails say about a patrol. */

/** How the clocks change during a patrol: `Sun 5 Apr`, `03:00`, and when it ends by the new time, `02:30`. */
export interface ClockChangeDuring {
  direction: 'back' | 'forward';
  day: string;
  time: string;
  end: string;
}

/** Returns how the clocks change during a patrol; null if they do not (product 1.8). */
export function clockChangeDuring(
  patrol: Pick<Patrol, 'when' | 'hours'>,
  zone: string,
): ClockChangeDuring | null {
  const end = endOf(patrol);
  const change = clockChange(patrol.when, end, zone);
  if (!change) return null;
  const { direction, wallTime } = change;
  const day = `${formatWeekday(wallTime, 'UTC')} ${formatDayMonth(wallTime, 'UTC')}`;
  return { direction, day, time: formatTime(wallTime, 'UTC'), end: formatTime(end, zone) };
}

/** `The clocks go back on Sun 5 Apr at 03:00: this patrol ends at 02:30 by the new time.` as mails say it; blank if they do not change. */
export function clockChangeText(patrol: Pick<Patrol, 'type' | 'when' | 'hours'>, zone: string): string {
  const change = clockChangeDuring(patrol, zone);
  if (!change) return '';
  const { direction, day, time, end } = change;
  return `The clocks go ${direction} on ${day} at ${time}: this ${patrol.type} ends at ${end} by the new time.`;
}

/** What the people on a patrol are told beforehand; each blank if there is nothing to tell. */
export interface Instructions {
  meetUp: string;
  instructions: string;
}

/** Returns the instructions: a patrol has its organization's, an event its own (product 8.9). */
export function instructionsOf(
  { type, instructions }: Pick<Patrol, 'type' | 'instructions'>,
  organization: Pick<Organization, 'patrolMeetUpInstructions' | 'patrollerInstructions'>,
): Instructions {
  if (type === 'event') return { meetUp: '', instructions: instructions ?? '' };
  return { meetUp: organization.patrolMeetUpInstructions, instructions: organization.patrollerInstructions };
}
