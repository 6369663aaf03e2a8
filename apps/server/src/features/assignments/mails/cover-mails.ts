import { formatName, isPast } from '@patrolbook/contract';
import { z } from 'zod';
import { patrolPage } from '../../../domain/patrols/patrol-page.ts';
import { findAddressee } from '../../../domain/people/mailbox.store.ts';
import { findRecipient } from '../../../domain/people/recipients.store.ts';
import { toPatroller, toPerson } from '../../../domain/people/to-person.ts';
import { brandingOf } from '../../../platform/mail/branding.ts';
import type { EmailMessage, MailContext, OutboxMail } from '../../../platform/mail/kind.ts';
import { stateOf } from '../offers/state.ts';
import { findAsked, findCoverMailData } from '../offers/store.ts';
import { isObsolete } from '../use-cases/current-assignment.ts';
import { crewPage } from './crew-page.ts';
import { findPatrolMailData, type PatrolMailData } from './store.ts';
import { contentOf, emailPatrol, offeredPlacePage, teamOf } from './template-props.ts';

const AboutCover = z.object({
  organizationId: z.uuid(),
  recipient: z.uuid(),
  subject: z.object({ offerId: z.uuid() }),
});

/** Composes the mails about cover (product 11.57 to 11.59); each function returns null for an obsolete mail. */
export function coverMails({ database, clock, settings }: MailContext) {
  return {
    /** Asks somebody to take over; obsolete once they no longer can. */
    async asked(mail: OutboxMail): Promise<EmailMessage | null> {
      const { organizationId, recipient, subject } = AboutCover.parse(mail);
      const person = await findAddressee(database, organizationId, recipient);
      const asked = await findAsked(database, organizationId, recipient, subject.offerId);
      const found = await read(mail);
      if (!person?.roles.includes('patroller') || person.finished || !asked || !found) return null;
      if (stateOf(asked, clock.now()) !== 'open') return null;
      const { organization } = found.patrol;
      const href = offeredPlacePage(settings, { linkId: asked.linkId, offerId: subject.offerId });
      const content = contentOf('cover-asked', { ...found.props, firstName: person.firstName, href });
      return toPatroller(organization, person, content);
    },

    /** Tells an admin who asks for cover and why; obsolete once the place was taken over or is kept. */
    async requested(mail: OutboxMail): Promise<EmailMessage | null> {
      const admin = await findRecipient(database, mail, 'admin');
      const found = await read(mail);
      if (!admin || !found || found.cover.withdrawn || found.cover.taken) return null;
      const { reason } = found.cover;
      const props = { ...found.props, firstName: admin.person.firstName, reason: reason ?? '' };
      return {
        ...toPerson(found.patrol.organization, admin.person),
        content: contentOf('cover-requested', props),
      };
    },

    /** Tells one of the crew or an admin who comes instead; obsolete if they do not come any more either. */
    async taken(mail: OutboxMail): Promise<EmailMessage | null> {
      const found = await read(mail);
      const { taker } = found?.cover ?? {};
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
        attending: crew !== undefined,
        link: crew ? await crewPage(database, settings, found.patrol, crew) : found.props.link,
      });
      return toPatroller(organization, { holder: null, ...to }, content);
    },
  };

  /** Returns what is told of a patrol that is ahead; null once it is not. */
  async function read(mail: OutboxMail) {
    const { organizationId, subject } = AboutCover.parse(mail);
    const cover = await findCoverMailData(database, organizationId, subject.offerId);
    if (!cover?.assignment) return null;
    const patrol = await findPatrolMailData(database, organizationId, cover.patrolId);
    const now = clock.now();
    if (!patrol?.finalized || isObsolete({ removed: null }, patrol, now) || isPast(patrol, now)) return null;
    const props = {
      branding: brandingOf(patrol.organization, settings),
      patrol: emailPatrol(patrol),
      team: teamOf(patrol),
      holder: formatName(cover.assignment.person),
      link: patrolPage(settings, patrol),
    };
    return { cover, patrol, props };
  }
}

function isOnTeam({ assignments }: PatrolMailData, id: string): boolean {
  return assignments.some(({ personId }) => personId === id);
}
