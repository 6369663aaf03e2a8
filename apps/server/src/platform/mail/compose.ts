import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { domainOf, envelopeSender, senderOf } from './from.ts';
import type { EmailMessage, OutboxMail } from './kind.ts';
import type { RenderedLetter } from './letter.ts';

/** Puts a mail together. Its Message-ID is the mail's id, so that a duplicate after a crash can be recognized. */
export function composeMessage(
  mail: OutboxMail,
  message: EmailMessage,
  letter: RenderedLetter,
  options: { settings: Settings; now: string },
): SendMailOptions {
  const { settings, now } = options;
  const sender = envelopeSender(settings);
  return {
    ...senderOf(message.from, settings),
    ...(message.replyTo && { replyTo: message.replyTo }),
    to: message.to,
    envelope: { from: sender, to: message.to.address },
    ...letter,
    attachments: message.attachments,
    messageId: `<${mail.id}@${domainOf(sender)}>`,
    date: new Date(now),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
