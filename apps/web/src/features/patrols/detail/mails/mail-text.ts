import { formatDateTime, type MailState, type PatrolMail } from '@patrolbook/contract';

type ChipColor = 'green' | 'red' | 'orange' | 'gray';

/** What became of a mail, as a chip. */
export const stateChips: Record<MailState, { color: ChipColor; label: string }> = {
  queued: { color: 'gray', label: 'Queued' },
  delayed: { color: 'orange', label: 'Delayed' },
  'handed-over': { color: 'green', label: 'Handed Over' },
  refused: { color: 'red', label: 'Refused' },
  bounced: { color: 'red', label: 'Came Back' },
  dropped: { color: 'gray', label: 'Not Sent' },
};

/** Says since when, or when the mail is tried next, in the zone: `Sat 5 Dec 2026, 21:00, sent again since`. */
export function timesOf({ state, when, nextAttempt, digest, repeated }: PatrolMail, zone: string): string {
  const since = formatDateTime(when, zone);
  const next = nextAttempt && state === 'delayed' ? `next attempt ${formatDateTime(nextAttempt, zone)}` : '';
  const dropped = state === 'dropped' ? 'out of date by then' : '';
  const told = digest ? (state === 'queued' ? 'waits for their digest' : 'in their digest') : '';
  return [since, told, next, dropped, repeated ? 'sent again since' : ''].filter(Boolean).join(', ');
}

/** Says how many did not arrive. */
export function failedText(failed: number): string {
  return `${failed} not delivered`;
}
