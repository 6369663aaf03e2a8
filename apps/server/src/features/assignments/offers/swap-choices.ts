import { isOnCrew, overlap, type SwapChoice } from '@patrolbook/contract';
import { nameOf, presentPatrol } from './present.ts';
import type { PatrolAhead } from './store.ts';

type Person = PatrolAhead['assignments'][number]['person'];

/**
 * Returns the patrols on which somebody could go instead of one of the crew, with those of it who could go on theirs. Neither may be on
 * both, nor elsewhere at that time; and a mail has to reach whoever is asked (product 6.44).
 */
export function swapChoices(own: PatrolAhead, personId: string, ahead: readonly PatrolAhead[]): SwapChoice[] {
  const isFree = (who: string, goingOn: PatrolAhead, leaving: PatrolAhead) =>
    ahead.every((one) => {
      const matters = one.id === goingOn.id || (one.id !== leaving.id && overlap(one, goingOn));
      return !matters || !isOn(one, who);
    });
  return ahead
    .filter(({ id, type, finalized }) => id !== own.id && type === 'patrol' && finalized)
    .filter((other) => isFree(personId, other, own))
    .map((other) => {
      const crew = other.assignments.filter(isOnCrew).map(({ person }) => person);
      const free = crew.filter((person) => isMailed(person) && isFree(person.id, own, other));
      return { patrol: presentPatrol(other), patrollers: free.map(nameOf) };
    })
    .filter(({ patrollers }) => patrollers.length > 0);
}

/** Returns whether somebody is on the crew. */
export function isOn({ assignments }: PatrolAhead, personId: string): boolean {
  return assignments.some((one) => isOnCrew(one) && one.personId === personId);
}

function isMailed({ email, mailVia }: Person): boolean {
  return email !== null || mailVia !== null;
}
