import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { domainOf, envelopeSender, senderOf } from './from.ts';
import type { EmailMessage, OutboxMail } from './kind.ts';
import { renderBody } from './render.ts';

/** Renders a mail to a message. Its Message-ID is the mail's id, so that a duplicate after a crash can be recognized. */
export async function composeMessage(
  mail: OutboxMail,
  message: EmailMessage,
  options: { settings: Settings; now: string },
): Promise<SendMailOptions> {
  const { settings, now } = options;
  const sender = envelopeSender(settings);
  return {
    ...senderOf(message.from, settings),
    to: message.to,
    envelope: { from: sender, to: message.to.address },
    subject: message.subject,
    ...(await renderBody(message.body)),
    attachments: message.attachments,
    messageId: `<${mail.id}@${domainOf(sender)}>`,
    date: new Date(now),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
