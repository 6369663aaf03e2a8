import { formatDateTime } from '#contract';
import type { MailState, PatrolMail } from '#messages/contract';
import { patrolMailTexts } from './texts.ts';

type ChipColor = 'green' | 'red' | 'orange' | 'gray';

/** The colours of the chips that say what became of a mail. */
export const colors: Record<MailState, ChipColor> = {
  queued: 'gray',
  delayed: 'orange',
  'handed-over': 'green',
  refused: 'red',
  bounced: 'red',
  dropped: 'gray',
};

/** Says since when, or when the mail is tried next, in the zone: `Sat 5 Dec 2026, 21:00, sent again since`. */
export function mailTimesText(
  { state, when, nextAttempt, digest, repeated }: PatrolMail,
  zone: string,
): string {
  const since = formatDateTime(when, zone);
  const next = state === 'delayed' && nextAttempt;
  const parts = [
    since,
    digest && patrolMailTexts.digest(state === 'queued' ? 'waits' : 'sent'),
    next && patrolMailTexts.nextAttempt({ when: formatDateTime(next, zone) }),
    state === 'dropped' && patrolMailTexts.outOfDate,
    repeated && patrolMailTexts.sentAgain,
  ];
  return parts.filter(Boolean).join(', ');
}
