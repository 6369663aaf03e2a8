import { randomUUID } from 'node:crypto';
import { addHours } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { eccRoutes, overdueRoutes } from '#ecc/contract';
import { patrolRoutes } from '#patrols/contract';
import { offerRoutes } from '#planning/contract';
import { recordRoutes } from '#record/contract';
import type { Browser } from './browser.ts';
import { type Arrival, linkIn, type What } from './mail.ts';
import { crewAt, type Member, type Night } from './night.ts';

/** Where people act: their browsers, and the mails that they have got. */
export interface Stage {
  now(): string;
  /** The browser of somebody who signs in. */
  browserOf(member: Member): Browser;
  /** The browser of whoever follows a link. */
  stranger: Browser;
  /** The last mail of these kinds to somebody, about a patrol or about several; throws if there is none. */
  lastMail(to: string, what: readonly What[], about: string | null): Arrival;
}

/** What people do about a patrol. Each deed is noted with the moment before it, so that nothing is owed later than it should be. */
export function deedsOn({ now, browserOf, stranger, lastMail }: Stage, night: Night) {
  const { group } = night;
  const admin = browserOf(group.admin);
  const ofPatrol = () => ({ id: night.id });
  const placeOf = ({ id }: Member) => night.crew.find(({ who, until }) => who.id === id && until === null);

  return {
    /** Makes a draft, with a guest if there is one, and finalizes it. */
    async plan(crew: readonly Member[]): Promise<void> {
      const { when, hours, callSign, guest } = night;
      const patrollers = crew.map(({ id }) => id);
      const body = { when, hours, callSign, patrollers };
      const { inserted } = await admin.call(patrolRoutes.createPatrol, { body, key: randomUUID() });
      night.id = inserted._id;
      if (guest) {
        const body = { name: 'A Guest', email: guest };
        await admin.call(assignmentRoutes.addGuest, { params: ofPatrol(), body, key: randomUUID() });
      }
      const at = now();
      night.crew = crew.map((who) => ({ who, since: at, until: null, answers: [] }));
      await admin.call(patrolRoutes.finalizePatrol, { params: ofPatrol() });
      night.finalized = at;
    },

    /** Answers by the link of the last mail that asked. */
    async answer(member: Member, is: 'accepted' | 'declined'): Promise<void> {
      const asking = ['asked to come', 'told of a move', 'place confirmed'] as const;
      const bearer = linkIn(lastMail(member.email, asking, night.id), 'assignment/confirm');
      const route =
        is === 'accepted' ? assignmentRoutes.acceptAssignment : assignmentRoutes.declineAssignment;
      const at = now();
      await stranger.call(route, { bearer });
      placeOf(member)?.answers.push({ at, is });
    },

    async move(hours: number): Promise<void> {
      const at = now();
      const when = addHours(night.when, hours);
      await admin.call(patrolRoutes.updatePatrol, { params: ofPatrol(), body: { when } });
      for (const { answers } of crewAt(night, at)) answers.push({ at, is: 'asked' });
      Object.assign(night, { when, moved: { at, from: night.when } });
    },

    async cancel(): Promise<void> {
      const at = now();
      await admin.call(patrolRoutes.cancelPatrol, { params: ofPatrol() });
      night.cancelled = at;
    },

    /** An admin offers the free places to all who could go. */
    async offer(): Promise<void> {
      const at = now();
      await admin.call(offerRoutes.offerPlaces, { body: { ids: [night.id] } });
      night.offers.push({ at, of: null, asked: othersThan(night, at), taken: null });
    },

    async askForCover(member: Member): Promise<void> {
      const at = now();
      await browserOf(member).call(offerRoutes.askForCover, {
        params: ofPatrol(),
        body: { reason: 'Away for work' },
      });
      night.offers.push({ at, of: member, asked: othersThan(night, at), taken: null });
    },

    /** Takes the place that was offered last, by the link of the mail. */
    async take(member: Member): Promise<void> {
      const offer = night.offers.at(-1);
      if (!offer) throw new Error('Nothing is offered.');
      const bearer = linkIn(
        lastMail(member.email, ['free place offered', 'asked for cover'], null),
        'assignment/offers',
      );
      const { items } = await stranger.call(offerRoutes.viewOffers, { bearer });
      const place = items.find(({ patrol, state }) => patrol._id === night.id && state === 'open');
      if (!place) throw new Error('The place is not among those that are offered.');
      const at = now();
      await stranger.call(offerRoutes.takeOfferByLink, { params: { id: place._id }, bearer });
      offer.taken = { at, by: member };
      const former = offer.of && placeOf(offer.of);
      if (former) former.until = at;
      night.crew.push({ who: member, since: at, until: null, answers: [{ at, is: 'accepted' }] });
    },

    async logOn(member: Member): Promise<void> {
      const at = now();
      const alone = crewAt(night, at).length < 2;
      const standDownReason = alone ? 'The other one is ill' : null;
      const body = { _id: randomUUID(), phone: '021 555 0131', standDownReason };
      await browserOf(member).call(eccRoutes.logOnWithEcc, { params: ofPatrol(), body });
      for (const { answers } of crewAt(night, at))
        if (answers.at(-1)?.is !== 'accepted') answers.push({ at, is: 'accepted' });
      night.loggedOn = at;
    },

    /** The ECC's operator answers by the link of the mail. */
    async giveNumber(policeEventNumber: string): Promise<void> {
      const bearer = linkIn(lastMail(group.ecc, ['ECC: log-on'], night.id), 'ecc');
      const at = now();
      await stranger.call(eccRoutes.answerEccNotification, { bearer, body: { policeEventNumber } });
      night.numbered = at;
    },

    async start(member: Member): Promise<void> {
      const at = now();
      const body = { _id: randomUUID(), started: at };
      await browserOf(member).call(recordRoutes.startPatrol, { params: ofPatrol(), body });
      night.started = at;
    },

    async note(member: Member, what: string): Promise<void> {
      const [at, id] = [now(), randomUUID()];
      const body = { _id: id, when: at, what };
      await browserOf(member).call(recordRoutes.recordIncident, { params: ofPatrol(), body });
      night.entries.push({ id, at });
    },

    async extend(member: Member, hours: number): Promise<void> {
      const at = now();
      const body = { _id: randomUUID(), hours };
      await browserOf(member).call(eccRoutes.extendPatrol, { params: ofPatrol(), body });
      night.extended = { at, hours };
    },

    async acknowledge(): Promise<void> {
      const at = now();
      await admin.call(overdueRoutes.acknowledgeOverdue, { params: ofPatrol() });
      night.acknowledged = at;
    },

    async finish(member: Member): Promise<void> {
      const at = now();
      const body = { _id: randomUUID(), finished: at, fuelLevel: 0.5 };
      await browserOf(member).call(recordRoutes.finishPatrol, { params: ofPatrol(), body });
      night.finished = at;
    },
  };
}

/** Returns all who can be asked to take a place: the patrollers who are not on the crew and have not declined. */
function othersThan({ group, crew }: Night, at: string): Member[] {
  return group.patrollers.filter(
    ({ id, joined, left }) =>
      joined <= at && (left === null || left > at) && !crew.some(({ who }) => who.id === id),
  );
}
