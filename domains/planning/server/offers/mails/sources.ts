import { z } from 'zod';
import { formatName } from '#contract';
import { isObsolete } from '#crew/server/assignments/service.ts';
import { readCarried } from '#crew/server/carried.ts';
import { crewPage } from '#crew/server/crew-page.ts';
import { findPatrolMailData, type PatrolMailData } from '#crew/server/mail-data.store.ts';
import { emailPatrol, teamOf } from '#crew/server/mail-props.ts';
import { findCoverMailData, offeredPlaceOf } from '#crew/server/offered-place.store.ts';
import { isPast } from '#patrols/contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { findAddressee } from '#people/server/mailbox.store.ts';
import { findRecipient } from '#people/server/recipients.store.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import type { Settings } from '#platform/settings.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { offerStateOf } from '../state.ts';
import { findAsked, listAsked } from '../store.ts';

const AboutPlace = z.object({
  organizationId: z.uuid(),
  recipient: z.uuid(),
  subject: z.object({ patrolId: z.uuid() }),
});

const AboutCover = z.object({
  organizationId: z.uuid(),
  recipient: z.uuid(),
  subject: z.object({ offerId: z.uuid(), assignmentId: z.uuid().optional() }),
});

/** What the mails about offered places, cover and swaps are composed from. */
export function offerSources({ database, clock, settings }: MailContext) {
  return {
    settings,

    findAdmin: (mail: OutboxMail) => findRecipient(database, mail, 'admin'),

    /** Returns the page on which one of the crew sees the patrol. */
    crewPageOf: (patrol: PatrolMailData, crew: PatrolMailData['assignments'][number]) =>
      crewPage(database, settings, patrol, crew),

    /** Returns the free places that a mail and those that it carries are about, the earliest patrol first. */
    readAllOpen: (mail: OutboxMail) => readCarried(database, mail, readOpen, ({ patrol }) => patrol.when),

    readAsked,

    /** Returns the places for which a mail and those that it carries ask for cover, the earliest patrol first. */
    readAllAsked: (mail: OutboxMail) => readCarried(database, mail, readAsked, ({ patrol }) => patrol.when),

    /** Returns the requests for cover that a mail and those that it carries are about, the earliest patrol first. */
    readAllRequests: (mail: OutboxMail) =>
      readCarried(database, mail, readRequest, ({ patrol }) => patrol.when),

    readPlace,
  };

  /** Returns the free place that a mail is about; null if its recipient can no longer take it. */
  async function readOpen(mail: OutboxMail) {
    const { organizationId, recipient, subject } = AboutPlace.parse(mail);
    const person = await findAddressee(database, organizationId, recipient);
    if (!person || person.finished || !person.roles.includes('patroller')) return null;
    const asked = await listAsked(database, organizationId, recipient, subject);
    const open = asked.find((one) => {
      return one.offer.assignmentId === null && offerStateOf(one, clock.now()) === 'open';
    });
    const patrol = open && (await findPatrolMailData(database, organizationId, subject.patrolId));
    return patrol ? { person, patrol, href: offeredPlacePage(settings, open) } : null;
  }

  /** Returns the place that a mail asks its recipient to take; null once they cannot. */
  async function readAsked(mail: OutboxMail) {
    const { organizationId, recipient, subject } = AboutCover.parse(mail);
    const person = await findAddressee(database, organizationId, recipient);
    const asked = await findAsked(database, organizationId, recipient, subject.offerId);
    const found = await readPlace(mail);
    if (!person?.roles.includes('patroller') || person.finished || !asked || !found) return null;
    if (offerStateOf(asked, clock.now()) !== 'open') return null;
    const href = offeredPlacePage(settings, { linkId: asked.linkId, offerId: subject.offerId });
    return { ...found, person, href, team: teamOf(without(found.patrol, found.holderId)) };
  }

  /** Returns the request for cover that a mail is about; null once it does not hold any more. */
  async function readRequest(mail: OutboxMail) {
    const found = await readPlace(mail);
    return found?.cover.withdrawn || found?.cover.taken ? null : found;
  }

  /**
   * Returns what is told of a patrol that is ahead; null once it is not. Of a swap, a mail is about the place that was proposed, unless
   * its subject names the other one.
   */
  async function readPlace(mail: OutboxMail) {
    const { organizationId, subject } = AboutCover.parse(mail);
    const cover = await findCoverMailData(database, organizationId, subject.offerId);
    const place = cover && offeredPlaceOf(cover, subject.assignmentId);
    if (!place) return null;
    const patrol = await findPatrolMailData(database, organizationId, place.patrolId);
    const now = clock.now();
    if (!patrol?.finalized || isObsolete({ removed: null }, patrol, now) || isPast(patrol, now)) return null;
    const props = {
      branding: brandingOf(patrol.organization, settings),
      patrol: emailPatrol(patrol),
      team: teamOf(patrol),
      holder: formatName(place.person),
      link: patrolPage(settings, patrol),
    };
    const other = place.otherPatrolId
      ? await findPatrolMailData(database, organizationId, place.otherPatrolId)
      : undefined;
    const { taker, personId: holderId } = place;
    return { cover, patrol, holderId, taker, inReturn: other && emailPatrol(other), props };
  }
}
export type OfferSources = ReturnType<typeof offerSources>;

/** Returns the patrol as it is once this person is off it. */
function without(patrol: PatrolMailData, id: string): PatrolMailData {
  return { ...patrol, assignments: patrol.assignments.filter(({ personId }) => personId !== id) };
}

/** Returns the URL of the page where the holder of a link takes an offered place. */
function offeredPlacePage(
  { publicUrl, secretKeys }: Pick<Settings, 'publicUrl' | 'secretKeys'>,
  { linkId, offerId }: { linkId: string; offerId: string },
): string {
  const page = new URL(`/assignment/offers/${linkTokenText(secretKeys, 'offers', linkId)}`, publicUrl);
  page.searchParams.set('place', offerId);
  return page.href;
}
