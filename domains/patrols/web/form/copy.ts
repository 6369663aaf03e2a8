import { addDays, type LocalTime, toLocal } from '#contract';
import { isOnCrew, type Patrol } from '#patrols/contract';
import type { Person } from '#people/contract';
import { mayGo } from '#people/web/may-go.ts';
import type { DraftValues } from './draft.ts';
import { draftOf } from './patch.ts';

/**
 * Returns the form's values for a copy of a patrol at the same local time, as many whole weeks later as put it
 * ahead (product 5.10).
 */
export function copyOf(patrol: Patrol, now: string, zone: string): DraftValues {
  const values = draftOf(patrol, zone);
  return { ...values, date: weeksLater(values, toLocal(now, zone)), occurrence: 'first' };
}

function weeksLater({ date, time }: LocalTime, now: LocalTime): string {
  const later = addDays(date, 7);
  const isAhead = later > now.date || (later === now.date && time > now.time);
  return isAhead ? later : weeksLater({ date: later, time }, now);
}

/** Returns those of a patrol's crew who can be assigned again: unfinished patrollers, in the order of the given people. */
export function assignableCrew(
  { patrollers }: Pick<Patrol, 'patrollers'>,
  people: Iterable<Person>,
): Person[] {
  return [...people].filter((person) => {
    const assignment = patrollers[person._id];
    return assignment && isOnCrew(assignment) && mayGo(person);
  });
}
