import { machineMail } from '../../../platform/inbound-mail/machine-mail.ts';
import type { ParsedMail } from '../../../platform/inbound-mail/parsed-mail.ts';

/** The longest reason that is kept, in characters. */
const longestReason = 300;

/** The subject of a mail that tells only of a delay, for mails without a delivery report. */
const delaySubject = /\b(delay(ed)?|warning|still being retried)\b/i;

/**
 * Returns why a mail could not be delivered (product 11.13). Returns null for any other mail, such as one that
 * tells of a delay, a delivery or an absent recipient. Reads a report's fields (RFC 3464) together with the text
 * of the mail that contains it.
 */
export function readBounce(mail: ParsedMail, envelopeFrom: string): string | null {
  if (machineMail(mail, envelopeFrom) !== 'bounce') return null;
  const action = fieldIn(mail.plain, 'Action');
  if (action ? action.toLowerCase() !== 'failed' : delaySubject.test(mail.subject ?? '')) return null;
  const diagnosis = fieldIn(mail.plain, 'Diagnostic-Code')?.replace(/^\w+;\s*/, '');
  const reason = diagnosis || fieldIn(mail.plain, 'Status') || mail.subject || 'It came back.';
  return reason.slice(0, longestReason);
}

/** Returns the value of a field, including indented continuation lines (RFC 5322 section 2.2.3). */
function fieldIn(text: string, name: string): string | null {
  const value = new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t]+.*)*)`, 'im').exec(text)?.[1];
  return value?.replaceAll(/\s+/g, ' ').trim() || null;
}
