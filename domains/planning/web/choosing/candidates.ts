import { mayHaveCome } from '#crew/contract';
import type { Patrol } from '#patrols/contract';
import type { Person } from '#people/contract';
import { mayGo } from '#people/web/may-go.ts';

/**
 * Returns who can be assigned, in the given order: patrollers who have not left and are not on the patrol yet; or
 * `afterwards` who may have come and are not on its crew, such as somebody who had declined (product 6.16).
 */
export function candidates(
  people: Iterable<Person>,
  patrol: Pick<Patrol, 'patrollers' | 'when'>,
  { afterwards }: { afterwards: boolean },
): Person[] {
  return [...people].filter((person) => {
    const assignment = patrol.patrollers[person._id];
    const isOn = assignment !== undefined && !assignment.removed;
    if (afterwards) return mayHaveCome(person, patrol) && !(isOn && !assignment.declined);
    return mayGo(person) && !isOn;
  });
}
