import type { ParsedMail } from './parsed-mail.ts';

/** Which kind of program wrote a mail; null for a mail of a person. */
export type MachineMail = 'bounce' | 'automatic' | null;

const bounceSender = /^(mailer-daemon|postmaster)@/i;
const bounceSubject =
  /^(undeliver(able|ed)|delivery (status notification|has failed|failure)|mail delivery (failed|failure|system)|returned mail|failure notice)/i;
const automaticSubject =
  /^(automatic (reply|response)|auto[- ]?(reply|response|matic)|out of (the )?office|ooo\b|away from|on (annual )?leave|vacation|read:|not read:|i am (away|out)|currently (away|out))/i;
/** The labels that mail systems put before a subject, such as `[EXTERNAL]`. */
const tags = /^\s*(\[[^\]]{0,40}\]\s*)+/;

/**
 * Tells the mails of programs from those of people. A bounce is a delivery report (RFC 3464), or comes from a
 * mail system or the null sender. An automatic mail says so in its headers (RFC 3834) or its subject.
 */
export function machineMail(mail: ParsedMail, envelopeFrom: string): MachineMail {
  const subject = (mail.subject ?? '').replace(tags, '');
  const isReport = mail.contentType === 'multipart/report';
  if (isReport && mail.reportType !== 'disposition-notification') return 'bounce';
  if (bounceSender.test(mail.from ?? '') || bounceSender.test(envelopeFrom) || bounceSubject.test(subject))
    return 'bounce';
  if (isReport || isMarked(mail) || automaticSubject.test(subject)) return 'automatic';
  return envelopeFrom === '' ? 'bounce' : null;
}

function isMarked({ marks }: ParsedMail): boolean {
  const { 'auto-submitted': submitted, precedence, ...others } = marks;
  if (submitted !== undefined && !/^\s*no\b/.test(submitted)) return true;
  if (precedence !== undefined && /^\s*(auto[_-]?reply|bulk|junk)/.test(precedence)) return true;
  return Object.keys(others).length > 0;
}
