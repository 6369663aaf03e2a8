import { z } from 'zod';
import { formatName } from '#contract';
import { isObsolete } from '#crew/server/assignments/service.ts';
import { readCarried } from '#crew/server/carried.ts';
import { crewPage } from '#crew/server/crew-page.ts';
import { findPatrolMailData, type PatrolMailData } from '#crew/server/mail-data.store.ts';
import { emailPatrol, teamOf } from '#crew/server/mail-props.ts';
import { findCoverMailData, placeOf } from '#crew/server/offered-place.store.ts';
import { isPast } from '#patrols/contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { findAddressee } from '#people/server/mailbox.store.ts';
import { findRecipient } from '#people/server/recipients.store.ts';
import { toPatroller, toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import type { EmailMessage, MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { stateOf } from '../state.ts';
import { findAsked } from '../store.ts';
import { contentOf, offeredPlacePage } from './content.ts';

const AboutCover = z.object({
  organizationId: z.uuid(),
  recipient: z.uuid(),
  subject: z.object({ offerId: z.uuid(), assignmentId: z.uuid().optional() }),
});

/** Composes the mails about cover and swaps (product 11.57 to 11.59 and 11.68); each function returns null for an obsolete mail. */
export function coverMails(context: MailContext) {
  const { database, clock, settings } = context;
  return {
    /** Asks somebody to take over the places for which cover was asked meanwhile. Null once they can take none of them. */
    async asked(mail: OutboxMail): Promise<EmailMessage | null> {
      const { told, leftOut } = await readCarried(database, mail, readAsked, ({ patrol }) => patrol.when);
      const [first] = told;
      if (!first) return null;
      const { person, patrol, props } = first;
      const content = contentOf('cover-asked', {
        branding: props.branding,
        firstName: person.firstName,
        places: told.map(({ props: { patrol, holder }, team, href }) => ({ patrol, holder, team, href })),
      });
      const message = toPatroller(patrol.organization, person, content);
      return message && { ...message, patrolIds: told.map((one) => one.patrol.id), leftOut };
    },

    /** Asks somebody to change places; obsolete once they no longer can. */
    async swapProposed(mail: OutboxMail): Promise<EmailMessage | null> {
      const found = await readAsked(mail);
      if (!found?.inReturn) return null;
      const { person, patrol, props, team, href, inReturn } = found;
      const { firstName } = person;
      const content = contentOf('swap-proposed', { ...props, firstName, team, href, inReturn });
      return toPatroller(patrol.organization, person, content);
    },

    /** Tells whoever has proposed a swap that it was declined; obsolete once they are not on the patrol any more. */
    async declined(mail: OutboxMail): Promise<EmailMessage | null> {
      const found = await read(mail);
      const proposer = found?.patrol.assignments.find(({ personId }) => personId === mail.recipient);
      const { cover, inReturn } = found ?? {};
      if (!found || !proposer || !cover?.inReturn || !inReturn) return null;
      const content = contentOf('swap-declined', {
        ...found.props,
        firstName: proposer.person.firstName,
        asked: formatName(cover.inReturn.person),
        inReturn,
        link: await crewPage(database, settings, found.patrol, proposer),
      });
      return toPatroller(found.patrol.organization, proposer.person, content);
    },

    /** Tells an admin who has asked for cover meanwhile, and why. Null once each of the places was taken over or is kept. */
    async requested(mail: OutboxMail): Promise<EmailMessage | null> {
      const admin = await findRecipient(database, mail, 'admin');
      if (!admin) return null;
      const { told, leftOut } = await readCarried(database, mail, readRequest, ({ patrol }) => patrol.when);
      const [first] = told;
      if (!first) return null;
      const content = contentOf('cover-requested', {
        branding: first.props.branding,
        firstName: admin.person.firstName,
        requests: told.map(({ cover, props: { patrol, holder, link } }) => ({
          patrol,
          holder,
          link,
          reason: cover.reason ?? '',
          asked: cover.recipients.length,
          inTurn: cover.nextTurn !== null,
        })),
      });
      const message = toPerson(first.patrol.organization, admin.person);
      return { ...message, content, patrolIds: told.map(({ patrol }) => patrol.id), leftOut };
    },

    /** Tells one of the crew or an admin who comes instead; obsolete if they do not come any more either. */
    async taken(mail: OutboxMail): Promise<EmailMessage | null> {
      const found = await read(mail);
      const { taker } = found ?? {};
      if (!found || !taker || !isOnTeam(found.patrol, taker.id)) return null;
      const { organization, assignments } = found.patrol;
      const crew = assignments.find(({ personId }) => personId === mail.recipient);
      const admin = crew ? null : await findRecipient(database, mail, 'admin');
      const to = crew?.person ?? admin?.person;
      if (!to) return null;
      const content = contentOf('cover-taken', {
        ...found.props,
        firstName: to.firstName,
        taker: formatName(taker),
        inReturn: found.inReturn,
        attending: crew !== undefined,
        link: crew ? await crewPage(database, settings, found.patrol, crew) : found.props.link,
      });
      return toPatroller(organization, { holder: null, ...to }, content);
    },
  };

  /** Returns the place that a mail asks its recipient to take; null once they cannot. */
  async function readAsked(mail: OutboxMail) {
    const { organizationId, recipient, subject } = AboutCover.parse(mail);
    const person = await findAddressee(database, organizationId, recipient);
    const asked = await findAsked(database, organizationId, recipient, subject.offerId);
    const found = await read(mail);
    if (!person?.roles.includes('patroller') || person.finished || !asked || !found) return null;
    if (stateOf(asked, clock.now()) !== 'open') return null;
    const href = offeredPlacePage(settings, { linkId: asked.linkId, offerId: subject.offerId });
    return { ...found, person, href, team: teamOf(without(found.patrol, found.holderId)) };
  }

  /** Returns the request for cover that a mail is about; null once it does not hold any more. */
  async function readRequest(mail: OutboxMail) {
    const found = await read(mail);
    return found?.cover.withdrawn || found?.cover.taken ? null : found;
  }

  /**
   * Returns what is told of a patrol that is ahead; null once it is not. Of a swap, a mail is about the place that was proposed, unless
   * its subject names the other one.
   */
  async function read(mail: OutboxMail) {
    const { organizationId, subject } = AboutCover.parse(mail);
    const cover = await findCoverMailData(database, organizationId, subject.offerId);
    const place = cover && placeOf(cover, subject.assignmentId);
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

/** Returns the patrol as it is once this person is off it. */
function without(patrol: PatrolMailData, id: string): PatrolMailData {
  return { ...patrol, assignments: patrol.assignments.filter(({ personId }) => personId !== id) };
}

function isOnTeam({ assignments }: PatrolMailData, id: string): boolean {
  return assignments.some(({ personId }) => personId === id);
}
