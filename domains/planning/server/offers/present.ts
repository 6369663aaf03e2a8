import { isOnCrew } from '#patrols/contract';
import type { OfferedPlace, OwnSwap, PatrolOffer } from '#planning/contract';
import { stamp } from '#platform/database/stamp.ts';
import { countOfferedPlaces, isOpen, offerStateOf } from './state.ts';
import type { AskedPlace, listCoverOf, listOffersOf } from './store.ts';

type OfferedPatrol = AskedPlace['offer']['patrol'];

/** Returns what somebody sees who is asked to take a place. Why it is free is not theirs to know. */
export function presentPlace(asked: AskedPlace, now: string): OfferedPlace {
  const { offer } = asked;
  const { assignments } = offer.patrol;
  const crew = assignments.filter(isOnCrew);
  return {
    _id: offer.id,
    state: offerStateOf(asked, now),
    patrol: presentOfferedPatrol(offer.patrol),
    patrollers: crew.map(({ person }) => presentName(person)),
    places: countOfferedPlaces(offer),
    insteadOf:
      assignments.filter(({ id }) => id === offer.assignmentId).map(({ person }) => presentName(person))[0] ??
      null,
    inReturn: offer.inReturn && presentOfferedPatrol(offer.inReturn.patrol),
  };
}

/** Returns what an offered place says of its patrol. */
export function presentOfferedPatrol({
  id: _id,
  name,
  type,
  when,
  hours,
}: Pick<OfferedPatrol, 'id' | 'name' | 'type' | 'when' | 'hours'>) {
  return { _id, name, type, when, hours };
}

/** Returns who somebody is, by id and name. */
export function presentName({
  id: _id,
  firstName,
  lastName,
}: Pick<OfferedPatrol['assignments'][number]['person'], 'id' | 'firstName' | 'lastName'>) {
  return { _id, firstName, lastName };
}

/** Returns a swap as whoever has proposed it sees it; null for another offer. */
export function presentOwnSwap({
  id: _id,
  patrolId,
  inReturn,
}: Pick<Awaited<ReturnType<typeof listCoverOf>>[number], 'id' | 'patrolId' | 'inReturn'>): OwnSwap | null {
  return (
    inReturn && {
      _id,
      patrolId,
      with: presentName(inReturn.person),
      inReturn: presentOfferedPatrol(inReturn.patrol),
    }
  );
}

/** Returns an offer as admins see it. */
export function presentOffer(
  offer: Awaited<ReturnType<typeof listOffersOf>>[number],
  now: string,
): PatrolOffer {
  const { recipients, patrol, inReturn, nextTurn } = offer;
  const holder = patrol.assignments.find(({ id }) => id === offer.assignmentId);
  const open = isOpen(offer, now);
  return {
    _id: offer.id,
    created: { when: offer.created, by: offer.createdBy },
    withdrawn: stamp(offer.withdrawn, offer.withdrawnBy),
    open,
    insteadOf: holder?.personId ?? null,
    inReturn: inReturn && presentOfferedPatrol(inReturn.patrol),
    next: open ? nextTurn : null,
    reason: offer.reason,
    taken: stamp(offer.taken, offer.takenBy),
    asked: recipients.map(({ personId, asked: when }) => ({ personId, when })),
  };
}
