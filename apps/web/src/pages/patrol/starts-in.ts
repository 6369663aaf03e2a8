import { toLocal } from '#contract';
import { patrolDetailTexts } from '#patrols/web/texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Beyond this, days are counted instead of hours. */
const soon = 12 * hour;

/** Formats the time to a start: `Starts in 48 min`, `in 5 h`, `tomorrow`, `in 3 days`. Instants are in milliseconds. */
export function startsIn(at: number, now: number, zone: string): string {
  const ahead = at - now;
  const days = dayNumber(at, zone) - dayNumber(now, zone);
  if (ahead >= soon && days > 0)
    return days === 1 ? patrolDetailTexts.startsTomorrow : patrolDetailTexts.startsInDays(days);
  if (ahead >= 2 * hour) return patrolDetailTexts.startsInHours({ hours: Math.floor(ahead / hour) });
  if (ahead >= hour) return patrolDetailTexts.startsInHour({ minutes: Math.floor((ahead - hour) / minute) });
  if (ahead >= minute) return patrolDetailTexts.startsInMinutes({ minutes: Math.floor(ahead / minute) });
  if (ahead >= 1000) return patrolDetailTexts.startsInSeconds({ seconds: Math.floor(ahead / 1000) });
  return patrolDetailTexts.startsNow;
}

/** Returns the organization's calendar days since 1970. */
function dayNumber(moment: number, zone: string): number {
  const { date } = toLocal(new Date(moment).toISOString(), zone);
  return Date.parse(date) / day;
}
