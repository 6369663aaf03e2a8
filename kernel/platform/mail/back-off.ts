import { after, day, minute, second } from '../clock.ts';

/** The pauses after the first, second, … failed attempt; the last one repeats. */
const pauses = [15 * second, minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute];

/** An urgent mail is retried every minute, since its patrol is out now. */
const urgentPauses = [10 * second, 20 * second, 30 * second, minute];

/** How long a mail is retried before it is abandoned: longer than a weekend on which nobody looks at the server. */
const giveUpAfter = 4 * day;

/** Returns when a mail is retried after `attempts` failures; null when it is to be abandoned. */
export function nextAttempt(
  mail: { created: string; urgent: boolean },
  attempts: number,
  now: string,
): string | null {
  if (Date.parse(now) - Date.parse(mail.created) >= giveUpAfter) return null;
  const own = mail.urgent ? urgentPauses : pauses;
  const pause = own[Math.min(attempts, own.length) - 1] ?? 0;
  return after(now, pause);
}
