import { z } from 'zod';
import { findRecipient } from '#people/server/recipients.store.ts';
import { toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { contentWriter } from '#platform/mail/content.ts';
import type { EmailMessage, MailContext, MailKinds, OutboxMail } from '#platform/mail/kind.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { mailKinds } from './queue.ts';
import { countWaiting, findLinked } from './store.ts';
import type { templates } from './templates/templates.ts';

const contentOf = contentWriter<typeof templates>();

const AboutRequest = z.object({ subject: z.object({ requestId: z.uuid() }) });

/** The mails about requests to join: to who asks, and to the admins. */
export function joiningMails({ database, clock, settings }: MailContext): MailKinds {
  return {
    [mailKinds.link]: { compose: toAsker },
    [mailKinds.notice]: { compose: toAdmin },
  };

  /** Holds nothing that the asker has typed: whose address it is, only the link can tell. Limited when it is asked for. */
  async function toAsker(mail: OutboxMail): Promise<EmailMessage | null> {
    const { requestId } = AboutRequest.parse(mail).subject;
    const found = await findLinked(database, requestId, clock.now());
    if (!found || found.request.confirmed) return null;
    const { request, organization } = found;
    const token = linkTokenText(settings.secretKeys, 'join', requestId);
    const link = new URL(`/join/confirm/${token}`, settings.publicUrl).href;
    const branding = brandingOf(organization, settings);
    return {
      to: { name: '', address: request.email },
      from: organization.emailFrom,
      content: contentOf('join-link', { branding, organizationName: organization.name, link }),
      quota: null,
      replyTo: null, // a stranger learns no admin's address
    };
  }

  /** Obsolete once all were answered. */
  async function toAdmin(mail: OutboxMail): Promise<EmailMessage | null> {
    const admin = await findRecipient(database, mail, 'admin');
    if (!admin) return null;
    const { person, organization } = admin;
    const waiting = await countWaiting(database, organization.id, clock.now());
    if (waiting === 0) return null;
    const branding = brandingOf(organization, settings);
    const link = new URL('/people/requests', settings.publicUrl).href;
    const props = { branding, firstName: person.firstName, waiting, link };
    return { ...toPerson(organization, person), content: contentOf('join-notice', props) };
  }
}
