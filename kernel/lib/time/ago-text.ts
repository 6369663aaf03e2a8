import { formatHours } from '#contract';
import { timeTexts } from '#texts/shared.ts';
import { relativeText } from './relative-time.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * How long ago, with the minutes, which matter when nobody was heard of: `95 minutes ago`, `3 h 10 min ago`. Both
 * are ISO instants.
 */
export function agoText(when: string, now: string): string {
  const age = Date.parse(now) - Date.parse(when);
  if (age < minute) return timeTexts.justNow;
  if (age >= day) return relativeText(Date.parse(when), Date.parse(now));
  const minutes = Math.floor(age / minute);
  if (minutes >= 120) return timeTexts.ago({ time: formatHours(minutes / 60) });
  return timeTexts.minutesAgo(minutes);
}
