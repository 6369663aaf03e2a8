import { v7 as newId } from 'uuid';
import { currentAssignment } from '#crew/server/assignments/service.ts';
import { findLatest } from '#crew/server/store.ts';
import {
  changeLimits,
  changePatrol,
  countChange,
  type LockedPatrol,
} from '#patrols/server/schedule/service.ts';
import { namesOfMailed, onlyMailed } from '#people/server/mailbox.store.ts';
import { canAskForCover, type NewSwap, type OfferedPlacesView, type SwapChoice } from '#planning/contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { LinkHolder, Member } from '#platform/http/pipeline/actor.ts';
import { conflict, notFound } from '#platform/http/pipeline/app-error.ts';
import { askPeople } from './asking.ts';
import { type Both, changeBoth } from './both.ts';
import { mailSwapDeclined, mailSwapProposed } from './mails/queue.ts';
import { isOpen, offerStateOf } from './state.ts';
import { findAsked, findOffer, findSwap, insertOffer, listAhead, markWithdrawn } from './store.ts';
import { isOn, swapChoices } from './swap-choices.ts';
import { refuseSwap, type SwapPair } from './swapping.ts';
import { getAsked, type Taker, takerOf, viewPlaces } from './viewing.ts';

/** Lets two change places: one proposes it, the other accepts by taking the place (product 6.44). */
export function swapUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    /** Throws 404 if the caller is not on the crew of such a patrol that is ahead. */
    async listSwapChoices(
      { organizationId, personId }: Member,
      patrolId: string,
    ): Promise<{ items: SwapChoice[] }> {
      const ahead = await listAhead(database, organizationId, clock.now());
      const own = ahead.find(({ id }) => id === patrolId);
      if (!own || !isOn(own, personId)) throw notFound();
      const people = new Set(ahead.flatMap(({ assignments }) => assignments.map((one) => one.personId)));
      const mailed = await namesOfMailed(database, organizationId, [...people]);
      return { items: swapChoices({ own: patrolId, personId, mailed }, ahead) };
    },

    /**
     * Proposes to somebody to change places. Repeating it changes nothing. Throws 404 for a patrol on which the caller never was or that
     * does not exist, 409 if the two cannot change places or the other one has declined that already, and 429 beyond a limit.
     */
    async proposeSwap(
      tx: Transaction,
      { organizationId, personId }: Member,
      own: string,
      { patrol: other, patroller }: NewSwap,
    ): Promise<void> {
      await changeBoth({ tx, clock }, organizationId, { own, other }, (patrols) =>
        propose(patrols, { proposer: personId, asked: patroller }),
      );
    },

    /** Throws 404 if the caller has neither proposed it nor is asked. One that has ended stays as it is. */
    async endSwap(tx: Transaction, { organizationId, personId }: Member, id: string): Promise<void> {
      const offer = await findOffer(tx, organizationId, id);
      if (!offer?.inReturnId) throw notFound();
      if (offer.createdBy !== personId) return decline(tx, { organizationId, personId }, id);
      await changePatrol({ tx, clock }, organizationId, offer.patrolId, async ({ now }) => {
        const current = await findOffer(tx, organizationId, id);
        if (!current?.taken) await markWithdrawn(tx, organizationId, id, { when: now, by: personId });
      });
    },

    /** Throws 404 if the holder is not asked, and 401 as for viewing. */
    async declineSwapByLink(tx: Transaction, holder: LinkHolder, id: string): Promise<OfferedPlacesView> {
      await decline(tx, takerOf(holder), id);
      return viewPlaces(tx, holder, clock.now());
    },
  };

  /** Ends a swap that is still open, and tells whoever has proposed it. Throws 404 if they are not asked. */
  async function decline(tx: Transaction, { organizationId, personId }: Taker, id: string): Promise<void> {
    const { offer } = await getAsked(tx, { organizationId, personId }, id);
    if (!offer.inReturn) throw notFound();
    await changePatrol({ tx, clock }, organizationId, offer.patrolId, async (locked) => {
      const asked = await findAsked(tx, organizationId, personId, id);
      if (!asked || offerStateOf(asked, locked.now) !== 'open') return;
      await markWithdrawn(tx, organizationId, id, { when: locked.now, by: personId });
      await mailSwapDeclined(locked, id, offer.createdBy);
    });
  }
}

async function propose(patrols: Both<LockedPatrol>, { proposer, asked }: SwapPair): Promise<void> {
  const { own, other } = patrols;
  const { tx, organizationId, now } = own;
  const mine = await currentAssignment(own, proposer);
  const theirs = await findLatest(tx, organizationId, other.patrol._id, asked);
  const isOfTwo = own.patrol._id !== other.patrol._id;
  if (!isOfTwo || !theirs || !canAskForCover(own.patrol, mine, now)) throw cannotSwapError();
  const places = { assignmentId: mine.id, inReturnId: theirs.id };
  const former = await findSwap(tx, organizationId, places);
  if (former && isOpen(former, now)) return;
  if (former && !former.withdrawn && !former.taken) throw cannotSwapError();
  if (former?.withdrawnBy === asked) throw conflict('swap-declined', 'They have declined this swap.');
  if (!(await onlyMailed(tx, organizationId, [asked])).has(asked)) throw cannotSwapError();
  await refuseSwap(patrols, { proposer, asked });
  await countChange(own, changeLimits.swapsToOne, `${proposer}:${asked}`);
  await countChange(own, changeLimits.swaps, proposer);
  await insertSwap(own, places, { proposer, asked });
}

function cannotSwapError() {
  return conflict(
    'cannot-swap',
    'You cannot change places with them. Both have to be on finalized patrols that are ahead, and neither on both.',
  );
}

/** Throws 409 unless the two can change places. */
async function insertSwap(
  locked: LockedPatrol,
  places: { assignmentId: string; inReturnId: string },
  { proposer, asked }: SwapPair,
): Promise<void> {
  const { tx, organizationId, patrol, now: created } = locked;
  const id = newId();
  const of = { organizationId, id, patrolId: patrol._id, ...places };
  await insertOffer(tx, { ...of, created, createdBy: proposer });
  const inserted = await findSwap(tx, organizationId, places);
  if (!inserted || !isOpen(inserted, created)) throw cannotSwapError();
  await askPeople(locked, id, [asked]);
  await mailSwapProposed(locked, id, asked);
}
