import { findDoubleBooked } from '#crew/server/assignments/service.ts';
import { changePatrol, type LockedPatrol } from '#patrols/server/schedule/service.ts';
import type { OfferedPlace, OfferedPlacesView } from '#planning/contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { LinkHolder, Member } from '#platform/http/pipeline/actor.ts';
import { mustStayApart, placeNotOpenError } from './apart.ts';
import { changeBoth } from './both.ts';
import { lockTakers, putOnByOwnWord, replace } from './moving.ts';
import { presentPlace } from './present.ts';
import { holderOf, offerStateOf } from './state.ts';
import { type AskedPlace, markPlaceTaken } from './store.ts';
import { swapPlaces } from './swapping.ts';
import { getAsked, listPlaces, type Taker, takerOf, viewPlaces } from './viewing.ts';

/** Shows people the places that they are asked to take, and lets them take one: the first wins (product 6.33). */
export function takingUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    async listMyOffers({ organizationId, personId }: Member): Promise<{ items: OfferedPlace[] }> {
      const places = await listPlaces(database, { organizationId, personId }, clock.now());
      return { items: places.map(({ place }) => place).filter(({ state }) => state === 'open') };
    },

    /**
     * Takes a place, or changes places in a swap. Throws 404 if the caller is not asked, and 409 if they, or the other one of a swap, are
     * elsewhere at that time. Too late is an answer, no error.
     */
    async takeOffer(
      tx: Transaction,
      { organizationId, personId }: Member,
      id: string,
    ): Promise<OfferedPlace> {
      await take(tx, { organizationId, personId }, id);
      return presentPlace(await getAsked(tx, { organizationId, personId }, id), clock.now());
    },

    /** Throws 401 once the patrols of which the link's mail told have begun. */
    async viewOffersByLink(holder: LinkHolder): Promise<OfferedPlacesView> {
      return viewPlaces(database, holder, clock.now());
    },

    /** Throws 404 if the holder is not asked, and 409 likewise. */
    async takeOfferByLink(tx: Transaction, holder: LinkHolder, id: string): Promise<OfferedPlacesView> {
      await take(tx, takerOf(holder), id);
      return viewPlaces(tx, holder, clock.now());
    },
  };

  async function take(tx: Transaction, taker: Taker, id: string): Promise<void> {
    const { offer, ...asked } = await getAsked(tx, taker, id);
    if (offerStateOf({ offer, ...asked }, clock.now()) !== 'open') return;
    const [context, { organizationId }] = [{ tx, clock }, taker];
    const current = async ({ now }: LockedPatrol) => {
      const read = await getAsked(tx, taker, id);
      return offerStateOf(read, now) === 'open' ? read : undefined;
    };
    if (offer.inReturn) {
      const ids = { own: offer.patrolId, other: offer.inReturn.patrol.id };
      await changeBoth(context, organizationId, ids, async (patrols) => {
        const open = await current(patrols.own);
        if (open) await swapPlaces(patrols, open);
      });
      return;
    }
    await changePatrol(context, organizationId, offer.patrolId, async (locked) => {
      const open = await current(locked);
      if (open) await takePlace(locked, open);
    });
  }
}

/**
 * Puts a patroller on a patrol by their own word: they have accepted, and are mailed. Whose place it was until then is off it. Throws 409
 * for one who is no patroller any more, is elsewhere at that time, or must not go with the crew as it is by now.
 */
async function takePlace(locked: LockedPatrol, { personId, offer }: AskedPlace): Promise<void> {
  await lockTakers(locked, [personId]);
  await findDoubleBooked(locked, [personId], { override: false });
  if (await mustStayApart(locked, { joining: personId, leaving: holderOf(offer) })) throw placeNotOpenError();
  await putOnByOwnWord(locked, personId);
  const { id: offerId, assignmentId } = offer;
  if (assignmentId === null) return;
  await markPlaceTaken(locked.tx, locked.organizationId, offerId, { when: locked.now, by: personId });
  await replace(locked, { offerId, assignmentId, by: personId, toAdmins: true });
}
