import { after, day, minute, second } from '../clock.ts';

/** Pauses after the first, second, … failed attempt; the last one repeats. */
const pauses = [15 * second, minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute];

/** How long a mail is tried before it is abandoned: longer than a weekend without anybody looking. */
const patience = 4 * day;

/** When a mail is tried again, by our own clock; null once patience is at an end. `attempts` counts the failed ones. */
export function nextAttempt(mail: { created: string }, attempts: number, now: string): string | null {
  if (Date.parse(now) - Date.parse(mail.created) >= patience) return null;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
  return after(now, pause);
}
