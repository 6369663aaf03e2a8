import { findDoubleBooked } from '#crew/server/assignments/service.ts';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { mustStayApart, placeNotOpenError } from './apart.ts';
import type { Both } from './both.ts';
import { lockTakers, putOnByOwnWord, replace } from './moving.ts';
import { type AskedPlace, markPlaceTaken } from './store.ts';

/** The two who change places. */
export interface SwapPair {
  /** Who has proposed it. */
  proposer: string;
  /** Who is asked. */
  asked: string;
}

/**
 * Throws 409 if one of the two is no patroller any more, or would be elsewhere at that time. Availability does not matter: both have given
 * their word (product 6.45).
 */
export async function refuseSwap({ own, other }: Both<LockedPatrol>, pair: SwapPair): Promise<void> {
  const { proposer, asked } = pair;
  await lockTakers(own, [proposer, asked]);
  await findDoubleBooked(own, [asked], { override: false, leaving: other.patrol._id });
  await findDoubleBooked(other, [proposer], { override: false, leaving: own.patrol._id });
}

/**
 * Lets two change places, in one step: each is on the other's patrol, has accepted, and is off their own (product 6.45). Throws 409 as
 * above, and if one of them must not go with the other crew.
 */
export async function swapPlaces(patrols: Both<LockedPatrol>, { offer }: AskedPlace): Promise<void> {
  const { id: offerId, assignmentId, inReturn, createdBy: proposer } = offer;
  if (assignmentId === null || inReturn === null) throw new Error('an offer is not a swap');
  const { own, other } = patrols;
  const { personId: asked } = inReturn;
  await refuseSwap(patrols, { proposer, asked });
  const isApart =
    (await mustStayApart(own, { joining: asked, leaving: proposer })) ||
    (await mustStayApart(other, { joining: proposer, leaving: asked }));
  if (isApart) throw placeNotOpenError();
  await putOnByOwnWord(own, asked);
  await putOnByOwnWord(other, proposer);
  await markPlaceTaken(own.tx, own.organizationId, offerId, { when: own.now, by: asked });
  await replace(own, { offerId, assignmentId, by: asked, toAdmins: true });
  await replace(other, { offerId, assignmentId: inReturn.id, by: proposer, toAdmins: false });
}
