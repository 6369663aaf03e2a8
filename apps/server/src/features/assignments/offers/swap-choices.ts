import { hasNoMail, isOnCrew, overlap, type SwapChoice } from '@patrolbook/contract';
import { nameOf, presentPatrol } from './present.ts';
import type { PatrolAhead } from './store.ts';

/** Who proposes a swap, and their patrol. */
interface Proposer {
  own: PatrolAhead;
  personId: string;
}

/**
 * Returns the patrols on which somebody could go instead of one of the crew, with those of it who could go on theirs. Neither may be on
 * both, nor elsewhere at that time; and a mail has to reach whoever is asked. Who must not go together is judged on accepting only, since
 * whoever is missing here would tell it (product 6.44).
 */
export function swapChoices({ own, personId }: Proposer, ahead: readonly PatrolAhead[]): SwapChoice[] {
  const going = byCrew(ahead);
  const isFree = (who: string, goingOn: PatrolAhead, leaving: PatrolAhead) =>
    !going.get(who)?.some((one) => one === goingOn || (one !== leaving && overlap(one, goingOn)));
  return ahead
    .filter(({ id, type, finalized }) => id !== own.id && type === 'patrol' && finalized)
    .filter((other) => isFree(personId, other, own))
    .map((other) => {
      const crew = other.assignments.filter(isOnCrew).map(({ person }) => person);
      const free = crew.filter(({ id, ...person }) => !hasNoMail(person) && isFree(id, own, other));
      return { patrol: presentPatrol(other), patrollers: free.map(nameOf) };
    })
    .filter(({ patrollers }) => patrollers.length > 0);
}

/** Returns for each person the patrols on whose crew they are: a year of them has too many to look through for each person of each. */
function byCrew(patrols: readonly PatrolAhead[]): ReadonlyMap<string, PatrolAhead[]> {
  const going = new Map<string, PatrolAhead[]>();
  for (const patrol of patrols)
    for (const { personId } of patrol.assignments.filter(isOnCrew))
      going.set(personId, [...(going.get(personId) ?? []), patrol]);
  return going;
}

/** Returns whether somebody is on the crew. */
export function isOn({ assignments }: PatrolAhead, personId: string): boolean {
  return assignments.some((one) => isOnCrew(one) && one.personId === personId);
}
