import { z } from 'zod';
import { readCarried } from '#crew/server/carried.ts';
import { findPatrolMailData } from '#crew/server/mail-data.store.ts';
import { emailPatrol, teamOf } from '#crew/server/mail-props.ts';
import { findAddressee } from '#people/server/mailbox.store.ts';
import { toPatroller } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import type { EmailMessage, MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { stateOf } from '../state.ts';
import { listAsked } from '../store.ts';
import { contentOf, offeredPlacePage } from './content.ts';

const AboutPlace = z.object({
  organizationId: z.uuid(),
  recipient: z.uuid(),
  subject: z.object({ patrolId: z.uuid() }),
});

/** Composes the mail to those who are asked to take a place. */
export function offerMails({ database, clock, settings }: MailContext) {
  return {
    /** Asks about all places that were offered together. Null once none of them can be taken. */
    async offered(mail: OutboxMail): Promise<EmailMessage | null> {
      const { told, leftOut } = await readCarried(database, mail, readOpen, ({ patrol }) => patrol.when);
      const [first] = told;
      if (!first) return null;
      const { organization } = first.patrol;
      const places = told.map(({ patrol, linkId, offerId }) => ({
        patrol: emailPatrol(patrol),
        team: teamOf(patrol),
        href: offeredPlacePage(settings, { linkId, offerId }),
      }));
      const branding = brandingOf(organization, settings);
      const content = contentOf('places-offered', { branding, firstName: first.person.firstName, places });
      const message = toPatroller(organization, first.person, content);
      const patrolIds = told.map(({ patrol }) => patrol.id);
      return message && { ...message, patrolIds, leftOut };
    },
  };

  /** Returns the free place that a mail is about; null if its recipient can no longer take it. */
  async function readOpen(mail: OutboxMail) {
    const { organizationId, recipient, subject } = AboutPlace.parse(mail);
    const person = await findAddressee(database, organizationId, recipient);
    if (!person || person.finished || !person.roles.includes('patroller')) return null;
    const asked = await listAsked(database, organizationId, recipient, subject);
    const open = asked.find((one) => {
      return one.offer.assignmentId === null && stateOf(one, clock.now()) === 'open';
    });
    const patrol = open && (await findPatrolMailData(database, organizationId, subject.patrolId));
    return patrol ? { person, patrol, linkId: open.linkId, offerId: open.offerId } : null;
  }
}
