import { after, day, minute, second } from '../clock.ts';

/** The pauses after the first, second, … failed attempt; the last one repeats. */
const pauses = [15 * second, minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute];

/** How long a mail is retried before it is abandoned: longer than a weekend on which nobody looks at the server. */
const giveUpAfter = 4 * day;

/** Returns when a mail is retried after `attempts` failures; null when it is to be abandoned. */
export function nextAttempt(mail: { created: string }, attempts: number, now: string): string | null {
  if (Date.parse(now) - Date.parse(mail.created) >= giveUpAfter) return null;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
  return after(now, pause);
}
