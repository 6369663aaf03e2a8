import { v7 as newId } from 'uuid';
import { formatDateTime } from '#contract';
import { listCrew } from '#crew/server/store.ts';
import {
  changeLimits,
  changePatrol,
  countChange,
  type LockedPatrol,
  listKnownPatrols,
  refuseUnknown,
} from '#patrols/server/schedule/service.ts';
import { type Asked, canOfferPlaces, type NewOffers, type PatrolOffer } from '#planning/contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, notFound, refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { sendTogether } from '#platform/mail/outbox.ts';
import { listPatrollers } from '../availability/service.ts';
import { askPeople } from './asking.ts';
import { whoCouldTake } from './candidates.ts';
import { mailOffered } from './mails/queue.ts';
import { presentOffer } from './present.ts';
import {
  findFreePlacesOffer,
  findOffer,
  insertOffer,
  listOffersOf,
  markWithdrawn,
  setNextTurn,
} from './store.ts';
import { whoseTurn } from './whose-turn.ts';

/** Offers the free places of patrols, and withdraws what was offered. */
export function offeringUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    /**
     * Offers the free places of all of these patrols or of none, to those who could take one and were not asked yet (product 6.31). Each
     * is mailed once about all. Throws 400 for an unknown patrol or patroller, 409 that names a patrol without a place to offer, and 429
     * beyond a limit.
     */
    async offerPlaces(
      tx: Transaction,
      actor: Member,
      { ids, patrollers: chosen }: NewOffers,
    ): Promise<Asked> {
      const { organizationId } = actor;
      refuseUnknown(ids, await listKnownPatrols(tx, organizationId, ids));
      const patrollers = await listPatrollers(tx, organizationId);
      refuseOthers(chosen, new Set(patrollers.map(({ _id }) => _id)));
      const people = patrollers.filter(({ _id }) => chosen === undefined || chosen.includes(_id));
      const links = new Map<string, string>();
      const mails: string[] = [];
      for (const id of ids.toSorted()) {
        await changePatrol({ tx, clock }, organizationId, id, async (locked) => {
          const places = await countPlaces(locked, actor, patrollers[0]?.timeZone ?? 'UTC');
          const eligible = await whoIsNew(locked, people);
          if (eligible.length === 0) return;
          if (links.size === 0) await countChange(locked, changeLimits.allOffers, actor.personId);
          // Whoever was chosen is asked at once.
          const turn = chosen
            ? { people: eligible }
            : await whoseTurn(locked, { patrollers, eligible, places });
          await ask(locked, actor.personId, turn, links);
          mails.push(...(await mailOffered(locked, turn.people)));
        });
      }
      await sendTogether(tx, organizationId, mails, clock.now());
      return { asked: links.size };
    },

    /** Throws 404 if there is no such patrol. */
    async listOffers({ organizationId }: Member, patrolId: string): Promise<{ items: PatrolOffer[] }> {
      if (!(await listKnownPatrols(database, organizationId, [patrolId])).has(patrolId)) throw notFound();
      const offers = await listOffersOf(database, organizationId, patrolId);
      return { items: offers.map((one) => presentOffer(one, clock.now())) };
    },

    /** Throws 404 if there is no such offer. Repeating it changes nothing. */
    async withdrawOffer(tx: Transaction, { organizationId, personId }: Member, id: string): Promise<void> {
      const offer = await findOffer(tx, organizationId, id);
      if (!offer) throw notFound();
      await changePatrol({ tx, clock }, organizationId, offer.patrolId, ({ now }) => {
        return markWithdrawn(tx, organizationId, id, { when: now, by: personId });
      });
    },
  };
}

/** Throws 400 that names each of the chosen who is no patroller of the organization. */
function refuseOthers(chosen: readonly string[] = [], patrollers: ReadonlySet<string>): void {
  const issues = chosen.map((value, index) => ({
    path: ['patrollers', String(index)],
    reason: 'key-not-found' as const,
    value,
  }));
  refuseIssues(issues.filter(({ value }) => !patrollers.has(value)));
}

/** Returns how many places of the patrol are free. Throws 409 if there are none to offer. */
async function countPlaces(locked: LockedPatrol, { roles }: Member, zone: string): Promise<number> {
  const { tx, organizationId, patrol, now } = locked;
  const places = patrol.crewSize - (await listCrew(tx, organizationId, patrol._id)).length;
  if (canOfferPlaces(patrol, roles, now) && places > 0) return places;
  const { _id, type, name, when, hours } = patrol;
  const message = `The ${type} on ${formatDateTime(when, zone)} has no free place to offer, so nobody has been asked. Please choose again.`;
  throw conflict('nothing-to-offer', message, { patrols: [{ _id, name, when, hours }] });
}

/** Returns those who could take a place and are not asked already. */
async function whoIsNew(locked: LockedPatrol, people: Parameters<typeof whoCouldTake>[1]): Promise<string[]> {
  const { tx, organizationId, patrol } = locked;
  const offer = await findFreePlacesOffer(tx, organizationId, patrol._id);
  const asked = new Set(offer?.recipients.map(({ personId }) => personId));
  const others = people.filter(({ _id }) => !asked.has(_id));
  return others.length > 0 ? whoCouldTake(locked, others) : [];
}

/** Adds these people to the offer of the free places, which is made if there is none. `next` is when more are asked, if that changes. */
async function ask(
  locked: LockedPatrol,
  createdBy: string,
  { people, next }: { people: readonly string[]; next?: string | null },
  links: Map<string, string>,
): Promise<void> {
  const { tx, organizationId, patrol, now: created } = locked;
  const offer = await findFreePlacesOffer(tx, organizationId, patrol._id);
  const id = offer?.id ?? newId();
  if (!offer) await insertOffer(tx, { organizationId, id, patrolId: patrol._id, created, createdBy });
  if (next !== undefined) await setNextTurn(tx, organizationId, id, next);
  await askPeople(locked, id, people, links);
}
