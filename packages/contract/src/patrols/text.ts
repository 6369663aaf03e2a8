import { formatDayMonth, formatTime, formatWeekday } from '../format.ts';
import type { Organization } from '../organizations/schema.ts';
import { clockChange } from '../time.ts';
import { endOf } from './rules.ts';
import type { Patrol } from './schema.ts';

/** What screens and mails say about a patrol in the same words. */

/**
 * `The clocks go back on Sun 5 Apr at 03:00: this patrol ends at 02:30 by the new time.` Blank for a patrol
 * during which the clocks do not change (product 1.8).
 */
export function clockChangeText(patrol: Pick<Patrol, 'type' | 'when' | 'hours'>, zone: string): string {
  const end = endOf(patrol);
  const change = clockChange(patrol.when, end, zone);
  if (!change) return '';
  const { direction, wallTime } = change;
  const day = `${formatWeekday(wallTime, 'UTC')} ${formatDayMonth(wallTime, 'UTC')}`;
  const at = formatTime(wallTime, 'UTC');
  return `The clocks go ${direction} on ${day} at ${at}: this ${patrol.type} ends at ${formatTime(end, zone)} by the new time.`;
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
