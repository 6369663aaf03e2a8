import type { OfferedPlace, OfferedPlacesView } from '@patrolbook/contract';
import { findAddressee } from '../../../domain/people/mailbox.store.ts';
import type { Context } from '../../../platform/context.ts';
import type { Reader, Transaction } from '../../../platform/database/connect.ts';
import type { LinkHolder, Member } from '../../../platform/http/pipeline/actor.ts';
import { notFound } from '../../../platform/http/pipeline/app-error.ts';
import { changePatrol, type LockedPatrol } from '../../patrols/service.ts';
import { mailCovered } from '../mails/cover.ts';
import { mailTaken } from '../mails/queue.ts';
import { presentOrganization } from '../present.ts';
import { findAssignment, findLatest, insertAssignments, lockAssignee, updateAssignment } from '../store.ts';
import { expiredLinkError, giveAnswer } from '../use-cases/answers.ts';
import { newAssignment, notPatrollerError } from '../use-cases/crew.ts';
import { findDoubleBooked } from '../use-cases/double-booking.ts';
import { presentPlace } from './present.ts';
import { stateOf } from './state.ts';
import { type AskedPlace, findAsked, listAsked, markTaken } from './store.ts';

interface Taker {
  organizationId: string;
  personId: string;
}

/** Shows people the places that they are asked to take, and lets them take one: the first wins (product 6.33). */
export function takingUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    async listMyOffers({ organizationId, personId }: Member): Promise<{ items: OfferedPlace[] }> {
      const places = await listPlaces(database, { organizationId, personId });
      return { items: places.map(({ place }) => place).filter(({ state }) => state === 'open') };
    },

    /** Throws 404 if the caller is not asked, and 409 if they are elsewhere at that time. Too late is an answer, no error. */
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
      return view(database, holder);
    },

    /** Throws 404 if the holder is not asked, and 409 likewise. */
    async takeOfferByLink(tx: Transaction, holder: LinkHolder, id: string): Promise<OfferedPlacesView> {
      await take(tx, takerOf(holder), id);
      return view(tx, holder);
    },
  };

  async function take(tx: Transaction, taker: Taker, id: string): Promise<void> {
    const asked = await getAsked(tx, taker, id);
    if (stateOf(asked, clock.now()) !== 'open') return;
    await changePatrol({ tx, clock }, taker.organizationId, asked.offer.patrolId, async (locked) => {
      const current = await getAsked(tx, taker, id);
      if (stateOf(current, locked.now) === 'open') await takePlace(locked, taker.personId, current);
    });
  }

  async function view(db: Reader, holder: LinkHolder): Promise<OfferedPlacesView> {
    const taker = takerOf(holder);
    const person = await findAddressee(db, taker.organizationId, taker.personId);
    const places = await listPlaces(db, taker);
    const isOfMail = ({ linkId }: { linkId: string }) => linkId === holder.tokenId;
    if (!person?.organization || !places.some(isOfMail)) throw expiredLinkError();
    const { firstName, lastName, mailVia, organization } = person;
    const shown = places.filter((one) => isOfMail(one) || one.place.state === 'open');
    return {
      me: { firstName, lastName, shared: mailVia !== null },
      organization: presentOrganization(organization),
      items: shown.map(({ place }) => place),
    };
  }

  /** Returns the places of patrols that are ahead, the earliest first. */
  async function listPlaces(db: Reader, { organizationId, personId }: Taker) {
    const now = clock.now();
    const asked = await listAsked(db, organizationId, personId, { after: now });
    return asked
      .map((one) => ({ linkId: one.linkId, place: presentPlace(one, now) }))
      .toSorted((a, b) => startOf(a.place).localeCompare(startOf(b.place)));
  }
}

const startOf = ({ patrol, _id }: OfferedPlace) => `${patrol.when} ${_id}`;

/** Throws 404 if they are not asked. */
async function getAsked(db: Reader, { organizationId, personId }: Taker, id: string): Promise<AskedPlace> {
  const asked = await findAsked(db, organizationId, personId, id);
  if (!asked) throw notFound();
  return asked;
}

function takerOf({ organizationId, personId }: LinkHolder): Taker {
  if (!organizationId || !personId) throw expiredLinkError();
  return { organizationId, personId };
}

/**
 * Puts a patroller on a patrol by their own word: they have accepted, and are mailed. Whose place it was until then is off it. Throws 409
 * for one who is no patroller any more or is elsewhere at that time.
 */
async function takePlace(locked: LockedPatrol, personId: string, { offer }: AskedPlace): Promise<void> {
  const { tx, organizationId } = locked;
  const person = await lockAssignee(tx, organizationId, personId);
  if (!person || person.finished || !person.roles.includes('patroller')) throw notPatrollerError();
  await findDoubleBooked(locked, [personId], { override: false });
  await putOn(locked, personId);
  if (offer.assignmentId !== null)
    await replace(locked, personId, { ...offer, assignmentId: offer.assignmentId });
}

async function putOn(locked: LockedPatrol, personId: string): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  const latest = await findLatest(tx, organizationId, patrol._id, personId);
  // Whoever had declined accepts after all.
  if (latest && !latest.removed) return giveAnswer('accepted', locked, latest, personId);
  await insertAssignments(tx, organizationId, [newAssignment(locked, personId, null)]);
  const assignment = await findLatest(tx, organizationId, patrol._id, personId);
  if (!assignment) throw new Error('an assignment that was inserted was not found');
  await giveAnswer('accepted', locked, assignment, personId);
  await mailTaken(locked, assignment);
}

/** Takes off the crew whose place has been taken over, and tells everyone concerned (product 6.39). */
async function replace(
  locked: LockedPatrol,
  by: string,
  { id, assignmentId }: { id: string; assignmentId: string },
): Promise<void> {
  const { tx, organizationId, now } = locked;
  await updateAssignment(tx, organizationId, assignmentId, { removed: now, removedBy: by });
  await markTaken(tx, organizationId, id, { when: now, by });
  const former = await findAssignment(tx, organizationId, assignmentId);
  if (former) await mailCovered(locked, { offerId: id, former, by });
}
