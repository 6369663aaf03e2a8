import { hasBegun, isOnCrew } from '#patrols/contract';
import type { OfferState } from '#planning/contract';
import type { AskedPlace, OfferRow } from './store.ts';

type OfferedPatrol = AskedPlace['offer']['patrol'];

/** An offer with its patrol and, if it is a swap, the place that is given in return. */
export interface Offered extends Pick<OfferRow, 'assignmentId' | 'withdrawn' | 'taken'> {
  patrol: OfferedPatrol;
  inReturn?: Pick<NonNullable<AskedPlace['offer']['inReturn']>, 'id' | 'personId' | 'patrol'> | null;
}

/** Returns how many places can be taken by an offer: the free ones of its patrol, or the one that is somebody's. */
export function countOfferedPlaces({
  assignmentId,
  patrol,
}: Pick<Offered, 'assignmentId' | 'patrol'>): number {
  const crew = patrol.assignments.filter(isOnCrew);
  if (assignmentId !== null) return crew.filter(({ id }) => id === assignmentId).length;
  return Math.max(0, patrol.crewSize - crew.length);
}

/** Returns whose place is offered; undefined for free places. */
export function holderOf({
  assignmentId,
  patrol,
}: Pick<Offered, 'assignmentId' | 'patrol'>): string | undefined {
  return patrol.assignments.find(({ id }) => id === assignmentId)?.personId;
}

/** Returns whether an offer can be taken by those whom it asks. `now` is an ISO instant. */
export function isOpen(offer: Offered, now: string): boolean {
  const holds = !offer.withdrawn && !offer.taken;
  return holds && isPlanned(offer.patrol, now) && countOfferedPlaces(offer) > 0 && canBeReturned(offer, now);
}

function isPlanned(patrol: OfferedPatrol, now: string): boolean {
  return Boolean(patrol.finalized && !patrol.cancelled && !patrol.deleted && !hasBegun(patrol, now));
}

/** Returns whether the two of a swap can still change places: each is on their own patrol, and not on the other's. */
function canBeReturned({ assignmentId, patrol, inReturn }: Offered, now: string): boolean {
  if (!inReturn) return true;
  const { id, personId, patrol: other } = inReturn;
  const isOn = (one: OfferedPatrol, who: string | undefined) =>
    one.assignments.some((assigned) => isOnCrew(assigned) && assigned.personId === who);
  const holder = holderOf({ assignmentId, patrol });
  const isTheirs = other.assignments.some((assigned) => isOnCrew(assigned) && assigned.id === id);
  const isFree = !isOn(patrol, personId) && !isOn(other, holder);
  return other.type === 'patrol' && isPlanned(other, now) && isTheirs && isFree;
}

/** Returns what became of an offered place for one of those who are asked (product 6.31). */
export function offerStateOf({ offer, personId, asked }: AskedPlace, now: string): OfferState {
  const { patrol } = offer;
  if (patrol.cancelled) return 'cancelled';
  if (hasBegun(patrol, now)) return 'begun';
  const own = patrol.assignments.filter((one) => one.personId === personId);
  if (own.some((one) => isOnCrew(one) && one.id !== offer.assignmentId)) return 'yours';
  // A swap asks one, who ends it by declining.
  if (offer.inReturn && offer.withdrawnBy === personId) return 'declined';
  // Whoever an admin has taken off since does not put themself back.
  const wasRemoved = own.some(({ removed }) => removed && Date.parse(removed) >= Date.parse(asked));
  if (offer.withdrawn || wasRemoved || !patrol.finalized) return 'withdrawn';
  if (isOpen(offer, now)) return 'open';
  // Whose place it was is off the crew without anybody in their stead.
  return offer.assignmentId !== null && !offer.taken ? 'withdrawn' : 'taken';
}
