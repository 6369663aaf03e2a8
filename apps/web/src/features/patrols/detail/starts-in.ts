import { toLocal } from '@patrolbook/contract';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Beyond this, days are counted instead of hours. */
const soon = 12 * hour;

/** Formats the time to a start: `Starts in 48 min`, `in 5 h`, `tomorrow`, `in 3 days`. Instants are in milliseconds. */
export function startsIn(at: number, now: number, zone: string): string {
  const ahead = at - now;
  const days = dayNumber(at, zone) - dayNumber(now, zone);
  if (ahead >= soon && days > 0) return days === 1 ? 'Starts tomorrow' : `Starts in ${days} days`;
  if (ahead >= 2 * hour) return `Starts in ${Math.floor(ahead / hour)} h`;
  if (ahead >= hour) return `Starts in 1 h ${Math.floor((ahead - hour) / minute)} min`;
  if (ahead >= minute) return `Starts in ${Math.floor(ahead / minute)} min`;
  return ahead >= 1000 ? `Starts in ${Math.floor(ahead / 1000)} s` : 'Starts now';
}

/** Returns the organization's calendar days since 1970. */
function dayNumber(moment: number, zone: string): number {
  const { date } = toLocal(new Date(moment).toISOString(), zone);
  return Date.parse(date) / day;
}
