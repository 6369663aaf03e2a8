import { limits } from '#contract';
import type { EccReplyCandidate } from '#patrols/contract';
import { machineMail } from '#platform/inbound-mail/machine-mail.ts';
import type { ParsedMail } from '#platform/inbound-mail/parsed-mail.ts';
import { digitsIn, eventNumbersIn, type FoundEventNumber } from './event-numbers.ts';

/** A reply of the ECC, as it was understood (product 11.11, decision 18). */
export type ReadReply =
  | { outcome: 'number'; policeEventNumber: string; candidates: EccReplyCandidate[]; text: string }
  | { outcome: 'several-numbers'; candidates: EccReplyCandidate[]; text: string }
  | { outcome: 'no-number' | 'automatic' | 'bounce'; text: string };

/**
 * Reads the police event number out of a reply. `sent` is the text of our notification with its subject: a
 * number that it contains is no answer. `envelopeFrom` is empty for the null sender. A mail that cannot be read
 * (null) is kept for a person to read, like any mail without a number.
 */
export function readReply(mail: ParsedMail | null, envelopeFrom: string, sent: string): ReadReply {
  if (mail === null) return { outcome: 'no-number', text: '' };
  const text = mail.plain || mail.html;
  const written = machineMail(mail, envelopeFrom);
  if (written) return { outcome: written.is, text };
  // The part that was cut off could contain another number.
  if (mail.isCut) return { outcome: 'no-number', text };
  return { ...answerIn(mail, digitsIn(sent)), text };
}

/**
 * Beside a mistyped number none is offered, because one may have been written to correct the other. A mail may
 * contain its text twice, as HTML and as plain text. Both and the subject are read. But people see the HTML of a
 * mail that has it, so a number that only its plain text contains is nobody's answer.
 */
function answerIn({ subject, plain, html }: ParsedMail, ours: ReadonlySet<string>) {
  const numbersOf = (text: string) => eventNumbersIn(text).filter(({ digits }) => !ours.has(digits));
  const seen = [...numbersOf(subject ?? ''), ...numbersOf(html || plain)];
  const all = [...seen, ...numbersOf(plain)];
  const [answer] = seen.filter(({ is }) => is === 'clear');
  const candidates = all.some(({ is }) => is === 'garbled') ? [] : candidatesOf(seen);
  if (isSeveral(all)) return { outcome: 'several-numbers' as const, candidates };
  if (!answer || all.some(({ is }) => is === 'doubtful')) return { outcome: 'no-number' as const };
  return { outcome: 'number' as const, policeEventNumber: answer.typed, candidates };
}

/**
 * Returns each number once, as it is first written. Numbers that seem to be denied are included, because their
 * sentence says so.
 */
function candidatesOf(numbers: readonly FoundEventNumber[]): EccReplyCandidate[] {
  const first = new Map<string, EccReplyCandidate>();
  for (const { digits, typed, sentence } of numbers)
    if (!first.has(digits)) first.set(digits, { policeEventNumber: typed, sentence });
  return [...first.values()].slice(0, limits.candidates.max);
}

function isSeveral(numbers: readonly FoundEventNumber[]): boolean {
  return new Set(numbers.map(({ digits }) => digits)).size > 1;
}
