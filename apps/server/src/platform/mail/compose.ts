import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { domainOf, envelopeSender, senderOf } from './from.ts';
import type { Letter, OutboxMail } from './kind.ts';
import { renderBody } from './render.ts';

/** Makes a message of a letter. Its Message-ID is the mail's id, so that a repeat after a crash can be recognized. */
export async function composeMessage(
  mail: OutboxMail,
  letter: Letter,
  options: { settings: Settings; now: string },
): Promise<SendMailOptions> {
  const { settings, now } = options;
  const bounces = envelopeSender(settings);
  return {
    ...senderOf(letter.from, settings),
    to: letter.to,
    envelope: { from: bounces, to: letter.to.address },
    subject: letter.subject,
    ...(await renderBody(letter.body)),
    attachments: letter.attachments,
    messageId: `<${mail.id}@${domainOf(bounces)}>`,
    date: new Date(now),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
