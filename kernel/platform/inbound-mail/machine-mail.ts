import { reportedDelivery } from './delivery-report.ts';
import { quotedRefusal, saysFailure, toldOutcome } from './delivery-words.ts';
import type { ParsedMail } from './parsed-mail.ts';

/** What a program wrote: that a mail of ours did not arrive, and why; or anything else, such as that somebody is away. */
export type MachineMail = { is: 'bounce'; reason: string } | { is: 'automatic' };

const automatic: MachineMail = { is: 'automatic' };
const mailSystem = /^(mail(er)?[-_.]?daemon|postmaster|microsoftexchange\w*)@/i;
const automaticSubject =
  /^(automatic (reply|response)|auto[- ]?(reply|response|matic)|out of (the )?office|ooo\b|away from|on (annual )?leave|vacation|read:|not read:|i am (away|out)|currently (away|out)|kei waho|kei te (hararei|whakatā)|whakautu aunoa)/i;
/** The labels that mail systems put before a subject, such as `[EXTERNAL]`. */
const tags = /^\s*(\[[^\]]{0,40}\]\s*)+/;

/**
 * Tells the mails of programs from those of people, for which it returns null. A bounce is a report of a delivery that
 * failed (RFC 3464), has the subject of one, or comes from a mail system or the null sender and has the words of
 * one. Automatic are other reports, such as a reader's complaint (RFC 5965), what says so in its headers (RFC 3834)
 * or its subject, and all else from the null sender.
 */
export function machineMail(mail: ParsedMail, envelopeFrom: string): MachineMail | null {
  const isReport = mail.contentType === 'multipart/report';
  if (isReport && mail.reportType !== null && mail.reportType !== 'delivery-status') return automatic;
  const reported = reportedDelivery(mail.deliveryStatus || (isReport ? mail.plain : ''));
  if (reported?.outcome === 'pending') return automatic;
  if (reported) return bounce(mail, reported.reason);
  const subject = (mail.subject ?? '').replace(tags, '');
  if (saysFailure(subject)) return bounce(mail);
  const isFromSystem = isReport || mailSystem.test(mail.from ?? '') || mailSystem.test(envelopeFrom);
  if (isFromSystem || envelopeFrom === '') return fromSystem(mail, subject, isFromSystem);
  return isMarked(mail) || automaticSubject.test(subject) ? automatic : null;
}

/** A mail system that says nothing that we know tells of a failure: it seldom writes of anything else. */
function fromSystem(mail: ParsedMail, subject: string, isCertain: boolean): MachineMail {
  const isMarkedAway = !isCertain && (isMarked(mail) || suppressing in mail.marks);
  if (isMarkedAway || automaticSubject.test(subject)) return automatic;
  const told = toldOutcome(subject, mail.plain || mail.html);
  return (told ?? (isCertain ? 'failed' : 'pending')) === 'failed' ? bounce(mail) : automatic;
}

function bounce({ plain, html, subject }: ParsedMail, reason?: string | null): MachineMail {
  return { is: 'bounce', reason: reason || quotedRefusal(plain || html) || subject || 'It came back.' };
}

/** Outlook sets it in the mails of people, too; the programs that answer for who is away send from the null sender. */
const suppressing = 'x-auto-response-suppress';

function isMarked({ marks }: ParsedMail): boolean {
  const { 'auto-submitted': submitted, precedence, ...others } = marks;
  if (submitted !== undefined && !/^\s*no\b/.test(submitted)) return true;
  if (precedence !== undefined && /^\s*(auto[_-]?reply|bulk|junk)/.test(precedence)) return true;
  return Object.keys(others).some((name) => name !== suppressing);
}
