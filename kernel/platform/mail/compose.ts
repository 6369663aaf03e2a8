import type { SendMailOptions } from 'nodemailer';
import { signedAddress } from '../inbound-mail/signed-address.ts';
import type { Settings } from '../settings.ts';
import type { RenderedContent } from './content.ts';
import { domainOf, envelopeSender, senderOf } from './from.ts';
import type { EmailMessage, MailAddress, OutboxMail } from './kind.ts';

/** Asks programs not to answer (RFC 3834). Exchange heeds only the latter; that of `NDR` would end its bounces, too. */
const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply',
};

/**
 * Puts a mail together. Its Message-ID is the mail's id, so that a duplicate after a crash can be recognized. All mails
 * about a patrol for one person refer to the same id, which is that of none, so that mail programs show them as one thread
 * (RFC 5322, section 3.6.4), also in a mailbox that two share. A mail about several patrols belongs to the thread of each.
 */
export function composeMessage(
  mail: OutboxMail,
  message: EmailMessage,
  content: RenderedContent,
  options: { settings: Settings; replyTo: MailAddress[] | undefined; now: string },
): SendMailOptions {
  const { settings, replyTo, now } = options;
  const sender = envelopeSender(settings);
  const { patrolIds = mail.patrolId === null ? [] : [mail.patrolId] } = message;
  return {
    ...senderOf(message.from, settings),
    ...(replyTo && replyTo.length > 0 && { replyTo }),
    to: message.to,
    envelope: { from: bounceAddress(mail, settings), to: message.to.address },
    ...content,
    attachments: message.attachments,
    messageId: `<${mail.id}@${domainOf(sender)}>`,
    ...(patrolIds.length > 0 && {
      references: patrolIds.map((id) => `<${id}.${mail.recipient}@${domainOf(sender)}>`),
    }),
    date: new Date(now),
    headers: { ...automatic, ...unsubscribing(message.content) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns what lets mail programs end such mails with one click (RFC 8058), by a POST to the page that people open. */
function unsubscribing({ choices }: EmailMessage['content']): Record<string, string> {
  if (choices === undefined) return {};
  return { 'List-Unsubscribe': `<${choices}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Returns where the mail comes back to if it cannot be delivered: an address of its own, if mail is received (product 11.13). */
function bounceAddress({ id }: Pick<OutboxMail, 'id'>, settings: Settings): string {
  const { secretKeys, inboundDomain } = settings;
  return inboundDomain ? signedAddress(secretKeys, 'bounce', id, inboundDomain) : envelopeSender(settings);
}
