import { isOnCrew, type OfferedPlace, type PatrolOffer } from '@patrolbook/contract';
import { stamp } from '../../../platform/database/stamp.ts';
import { isOpen, placesOf, stateOf } from './state.ts';
import type { AskedPlace, listOffersOf } from './store.ts';

/** Returns what somebody sees who is asked to take a place. Why it is free is not theirs to know. */
export function presentPlace(asked: AskedPlace, now: string): OfferedPlace {
  const { offer } = asked;
  const { id: _id, name, type, when, hours, assignments } = offer.patrol;
  const crew = assignments.filter(isOnCrew);
  return {
    _id: offer.id,
    state: stateOf(asked, now),
    patrol: { _id, name, type, when, hours },
    patrollers: crew.map(({ person }) => nameOf(person)),
    places: placesOf(offer, offer.patrol),
    insteadOf:
      assignments.filter(({ id }) => id === offer.assignmentId).map(({ person }) => nameOf(person))[0] ??
      null,
  };
}

function nameOf({
  id: _id,
  firstName,
  lastName,
}: AskedPlace['offer']['patrol']['assignments'][number]['person']) {
  return { _id, firstName, lastName };
}

/** Returns an offer as admins see it. */
export function presentOffer(
  { recipients, patrol, ...offer }: Awaited<ReturnType<typeof listOffersOf>>[number],
  now: string,
): PatrolOffer {
  const holder = patrol.assignments.find(({ id }) => id === offer.assignmentId);
  return {
    _id: offer.id,
    created: { when: offer.created, by: offer.createdBy },
    withdrawn: stamp(offer.withdrawn, offer.withdrawnBy),
    open: isOpen(offer, patrol, now),
    insteadOf: holder?.personId ?? null,
    reason: offer.reason,
    taken: stamp(offer.taken, offer.takenBy),
    asked: recipients.map(({ personId, asked: when }) => ({ personId, when })),
  };
}
