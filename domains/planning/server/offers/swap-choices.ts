import { isOnCrew } from '#patrols/contract';
import type { namesOfMailed } from '#people/server/mailbox.store.ts';
import type { SwapChoice } from '#planning/contract';
import { areTooClose } from '../fill/problem.ts';
import { type Span, spanOf } from '../fill/situation.ts';
import { presentName, presentOfferedPatrol } from './present.ts';
import type { PatrolAhead } from './store.ts';

/** Who proposes a swap, the id of their patrol, and whom mail reaches, by id. */
interface Proposer {
  own: string;
  personId: string;
  mailed: Awaited<ReturnType<typeof namesOfMailed>>;
}

/** A patrol whose times are worked out once, since each is compared with those of all its crew. */
type Timed = PatrolAhead & Span;

/**
 * Returns the patrols on which somebody could go instead of one of the crew, with those of it who could go on theirs. Neither may be on
 * both, nor elsewhere at that time; and a mail has to reach whoever is asked. Who must not go together is judged on accepting only, since
 * whoever is missing here would tell it (product 6.44).
 */
export function swapChoices(
  { own: ownId, personId, mailed }: Proposer,
  ahead: readonly PatrolAhead[],
): SwapChoice[] {
  const timed = ahead.map((patrol) => ({ ...patrol, ...spanOf(patrol) }));
  const own = timed.find(({ id }) => id === ownId);
  if (!own) return [];
  const going = byCrew(timed);
  const isFree = (who: string, goingOn: Timed, leaving: Timed) =>
    !going.get(who)?.some((one) => one === goingOn || (one !== leaving && areTooClose(one, goingOn, 0)));
  return timed
    .filter(({ id, type, finalized }) => id !== ownId && type === 'patrol' && finalized)
    .filter((other) => isFree(personId, other, own))
    .map((other) => {
      const crew = other.assignments.filter(isOnCrew).flatMap((one) => mailed.get(one.personId) ?? []);
      const free = crew.filter(({ id }) => isFree(id, own, other));
      return { patrol: presentOfferedPatrol(other), patrollers: free.map(presentName) };
    })
    .filter(({ patrollers }) => patrollers.length > 0);
}

/** Returns for each person the patrols on whose crew they are: a year of them has too many to look through for each person of each. */
function byCrew(patrols: readonly Timed[]): ReadonlyMap<string, Timed[]> {
  const going = new Map<string, Timed[]>();
  for (const patrol of patrols)
    for (const { personId } of patrol.assignments.filter(isOnCrew)) {
      const theirs = going.get(personId);
      if (theirs) theirs.push(patrol);
      else going.set(personId, [patrol]);
    }
  return going;
}

/** Returns whether somebody is on the crew. */
export function isOn({ assignments }: PatrolAhead, personId: string): boolean {
  return assignments.some((one) => isOnCrew(one) && one.personId === personId);
}
