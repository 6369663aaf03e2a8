import { StartError } from '#embedded-postgres';
import { sendOnce } from '#platform/mail/transport/smtp.ts';
import type { Config } from '../app/config.ts';
import { mailFolder } from '../app/mail/mail-sender.ts';

/**
 * Sends a mail without the outbox, so that an operator sees whether mails leave, and returns what the mail server answered.
 * Throws StartError with its answer if it refuses the mail or cannot be reached.
 */
export async function sendTestMail(config: Config, to: string): Promise<string> {
  const { smtpUrl, mailFrom, productName } = config;
  if (!smtpUrl) return `SMTP_URL is not set: mails are files in ${mailFolder(config)}, and none is sent.`;
  if (smtpUrl.startsWith('file:')) return `SMTP_URL is ${smtpUrl}: mails are files there, and none is sent.`;
  const subject = `A mail from ${productName}`;
  const text = `If you read this, mails of ${productName} arrive at ${to}.\n`;
  try {
    const answer = await sendOnce(smtpUrl, { from: mailFrom, to, subject, text });
    return `The mail server has taken the mail from ${mailFrom}: ${answer}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The mail from ${mailFrom} was not sent: ${reason}`, { cause: error });
  }
}
