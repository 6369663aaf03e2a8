import { machineMail } from '#platform/inbound-mail/machine-mail.ts';
import type { ParsedMail } from '#platform/inbound-mail/parsed-mail.ts';

/** The longest reason that is kept, in characters. */
const longestReason = 300;

/**
 * Returns why a mail could not be delivered (product 11.13). Returns null for any other mail, such as one that
 * tells of a delay or a delivery, a complaint, or that of an absent recipient.
 */
export function readBounce(mail: ParsedMail, envelopeFrom: string): string | null {
  const written = machineMail(mail, envelopeFrom);
  return written?.is === 'bounce' ? written.reason.slice(0, longestReason) : null;
}
