import { z } from 'zod';
import { instructionsOf, isOver } from '#patrols/contract';
import { findReplyTo, reachesSomebody } from '#people/server/reply-to.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import type { EmailContent } from '#platform/mail/content.ts';
import type { EmailMessage, MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { findGuestMailData, type GuestMailData } from '../../mail-data.store.ts';
import { emailPatrol, teamOf } from '../../mail-props.ts';
import { isObsolete } from '../use-cases/current-assignment.ts';
import { calendarEntry } from './calendar.ts';
import { contentOf } from './content.ts';
import { findUntold, isAsTold, isOutdated } from './moved-mail.ts';
import { quoteMessages } from './personal-message.ts';
import { mailKinds } from './queue.ts';

/** The outbox fields of a mail about a guest. */
export const AboutGuest = z.object({ organizationId: z.uuid(), subject: z.object({ guestId: z.uuid() }) });

/** Composes the mails to guests; each function returns null for an obsolete mail. */
export function guestMails({ database, clock, settings }: MailContext) {
  return {
    async added(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await readAttending(mail);
      if (!data) return null;
      const { patrol } = data;
      const props = {
        ...common(data),
        ...instructionsOf(patrol, patrol.organization),
        name: data.name,
        team: teamOf(patrol),
      };
      return write(data, contentOf('guest-invited', props), false);
    },

    async moved(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await readAttending(mail);
      if (!data || isOutdated(mail, data.patrol)) return null;
      const { patrol } = data;
      const invitation = { kind: mailKinds.guestAdded, cause: data.id };
      const { former, moves } = await findUntold(database, mail, invitation);
      if (isAsTold(former, patrol)) return null;
      const props = {
        ...common(data),
        ...instructionsOf(patrol, patrol.organization),
        former,
        messages: await quote(data, moves),
        to: data.name,
        team: teamOf(patrol),
        attending: true,
      };
      return write(data, contentOf('patrol-moved', props), false);
    },

    async removed(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await read(mail);
      if (!data?.removed || isOver(data.patrol, clock.now())) return null;
      const answerable = reachesSomebody(
        await findReplyTo({ database, settings }, { mail, from: data.patrol.organization.emailFrom }),
      );
      const messages = await quote(data, [mail.subject]);
      const props = { ...common(data), answerable, to: data.name, messages };
      return write(data, contentOf('patroller-removed', props), true);
    },

    async cancelled(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await read(mail);
      if (!data?.patrol.cancelled || data.removed || isOver(data.patrol, clock.now())) return null;
      const messages = await quote(data, [mail.subject]);
      const props = { ...common(data), to: data.name, wasComing: true, messages };
      return write(data, contentOf('patrol-cancelled', props), true);
    },
  };

  async function read(mail: OutboxMail): Promise<GuestMailData | undefined> {
    const { organizationId, subject } = AboutGuest.parse(mail);
    return findGuestMailData(database, organizationId, subject.guestId);
  }

  async function readAttending(mail: OutboxMail): Promise<GuestMailData | null> {
    const data = await read(mail);
    return data?.patrol.finalized && !isObsolete(data, data.patrol, clock.now()) ? data : null;
  }

  function quote({ organizationId }: GuestMailData, subjects: readonly object[]) {
    return quoteMessages(database, organizationId, subjects);
  }

  function common({ patrol }: GuestMailData) {
    return { branding: brandingOf(patrol.organization, settings), patrol: emailPatrol(patrol) };
  }

  function write(
    { id, name, email, patrol }: GuestMailData,
    content: EmailContent,
    cancels: boolean,
  ): EmailMessage | null {
    if (!email) return null;
    const entry = { id, accepted: null, cancels, now: clock.now() };
    const attachments = [calendarEntry(patrol, entry, settings)];
    return {
      to: { name, address: email },
      from: patrol.organization.emailFrom,
      content,
      quota: 'guests',
      attachments,
    };
  }
}
