import type { Patrol, Person } from '@patrolbook/contract';

/** Returns who can be assigned: patrollers who have not left and are not on the patrol yet, in the given order. */
export function candidates(people: Iterable<Person>, { patrollers }: Pick<Patrol, 'patrollers'>): Person[] {
  return [...people].filter(({ _id, finished, roles }) => {
    const assignment = patrollers[_id];
    const isOn = assignment !== undefined && !assignment.removed;
    return finished === null && roles?.includes('patroller') && !isOn;
  });
}

/** Returns whether a name contains the typed text. Ignores case, and macrons and accents, which keyboards often lack. */
export function nameMatches(name: string, typed: string): boolean {
  return normalized(name).includes(normalized(typed));
}

function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
