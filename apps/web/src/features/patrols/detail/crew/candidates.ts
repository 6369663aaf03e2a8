import type { Patrol, Person } from '@patrolbook/contract';

/** Returns who can be assigned: patrollers who have not left and are not on the patrol yet, in the given order. */
export function candidates(people: Iterable<Person>, { patrollers }: Pick<Patrol, 'patrollers'>): Person[] {
  return [...people].filter(({ _id, finished, roles }) => {
    const assignment = patrollers[_id];
    const isOn = assignment !== undefined && !assignment.removed;
    return finished === null && roles?.includes('patroller') && !isOn;
  });
}
