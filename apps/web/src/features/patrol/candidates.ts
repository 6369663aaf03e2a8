import type { Patrol, Person } from '@patrolbook/contract';

/** Who may be put on a patrol: patrollers who have not left and are not on it yet, in the order given. */
export function candidates(people: Iterable<Person>, { patrollers }: Pick<Patrol, 'patrollers'>): Person[] {
  return [...people].filter(({ _id, finished, roles }) => {
    const assignment = patrollers[_id];
    const isOn = assignment !== undefined && !assignment.removed;
    return finished === null && roles?.includes('patroller') && !isOn;
  });
}

/** Whether a name has what was typed in it, also without its macrons and accents: keyboards often lack them. */
export function nameMatches(name: string, typed: string): boolean {
  return plain(name).includes(plain(typed));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
