import { z } from 'zod';
import { findAddressee } from '#people/server/mailbox.store.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { findMessagedGuest, findMessageMailData, isOneOfCrew } from '../store.ts';

const AboutMessage = z.object({
  organizationId: z.uuid(),
  recipient: z.uuid(),
  subject: z.object({ messageId: z.uuid(), guestId: z.uuid().optional() }),
});

/** What the mails of messages are composed from. */
export function messageSources({ database, clock, settings }: MailContext) {
  return {
    settings,
    now: () => clock.now(),

    findMessage(mail: OutboxMail) {
      const { organizationId, subject } = AboutMessage.parse(mail);
      return findMessageMailData(database, organizationId, subject.messageId);
    },

    /** Returns the guest whom a mail is to; null if it is to a member, undefined once the guest is off the patrol. */
    async findGuest(mail: OutboxMail) {
      const { organizationId, subject } = AboutMessage.parse(mail);
      return subject.guestId ? findMessagedGuest(database, organizationId, subject.guestId) : null;
    },

    /** Returns the member whom a mail is to; undefined once they have left, or are off the crew that it is to. */
    async findMember(mail: OutboxMail, patrolId: string | undefined) {
      const { organizationId, recipient: personId } = AboutMessage.parse(mail);
      const person = await findAddressee(database, organizationId, personId);
      if (!person || person.finished) return undefined;
      if (patrolId === undefined) return person;
      return (await isOneOfCrew(database, organizationId, { patrolId, personId })) ? person : undefined;
    },
  };
}
export type MessageSources = ReturnType<typeof messageSources>;
