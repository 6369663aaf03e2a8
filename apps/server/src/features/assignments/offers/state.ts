import { hasBegun, isOnCrew, type OfferState } from '@patrolbook/contract';
import type { AskedPlace, OfferRow } from './store.ts';

type OfferedPatrol = AskedPlace['offer']['patrol'];

/** Returns how many places can be taken by an offer: the free ones of its patrol, or the one that is somebody's. */
export function placesOf(offer: Pick<OfferRow, 'assignmentId'>, patrol: OfferedPatrol): number {
  const crew = patrol.assignments.filter(isOnCrew);
  if (offer.assignmentId !== null) return crew.filter(({ id }) => id === offer.assignmentId).length;
  return Math.max(0, patrol.crewSize - crew.length);
}

/** Returns whether an offer can be taken by those whom it asks. `now` is an ISO instant. */
export function isOpen(
  offer: Pick<OfferRow, 'assignmentId' | 'withdrawn' | 'taken'>,
  patrol: OfferedPatrol,
  now: string,
): boolean {
  const isPlanned = patrol.finalized && !patrol.cancelled && !patrol.deleted && !hasBegun(patrol, now);
  return Boolean(isPlanned && !offer.withdrawn && !offer.taken && placesOf(offer, patrol) > 0);
}

/** Returns what became of an offered place for one of those who are asked (decision 63). */
export function stateOf({ offer, personId, asked }: AskedPlace, now: string): OfferState {
  const { patrol } = offer;
  if (patrol.cancelled) return 'cancelled';
  if (hasBegun(patrol, now)) return 'begun';
  const own = patrol.assignments.filter((one) => one.personId === personId);
  if (own.some((one) => isOnCrew(one) && one.id !== offer.assignmentId)) return 'yours';
  // Whoever an admin has taken off since does not put themself back.
  const wasRemoved = own.some(({ removed }) => removed && Date.parse(removed) >= Date.parse(asked));
  if (offer.withdrawn || wasRemoved || !patrol.finalized) return 'withdrawn';
  if (isOpen(offer, patrol, now)) return 'open';
  // Whose place it was is off the crew without anybody in their stead.
  return offer.assignmentId !== null && !offer.taken ? 'withdrawn' : 'taken';
}
