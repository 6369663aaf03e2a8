import { formatDate, formatDayMonth, formatTime, formatYear } from '#contract';
import { relativeText } from '#lib/time/relative-time.ts';

/** `21 Nov 2026, 18:40` */
export function fullMoment(when: string, zone: string): string {
  return `${formatDate(when, zone)}, ${formatTime(when, zone)}`;
}

/** `21 Nov, 18:40`, with the year if it is not the current one. `now` is milliseconds since 1970. */
export function shortMoment(when: string, zone: string, now: number): string {
  const thisYear = formatYear(new Date(now).toISOString(), zone);
  if (formatYear(when, zone) !== thisYear) return fullMoment(when, zone);
  return `${formatDayMonth(when, zone)}, ${formatTime(when, zone)}`;
}

const twoDays = 2 * 24 * 3600 * 1000;

/** "2 minutes ago" up to two days, then the date and time. `at` and `now` are milliseconds since 1970. */
export function recentMoment(at: number, zone: string, now: number): string {
  return now - at < twoDays ? relativeText(at, now) : shortMoment(new Date(at).toISOString(), zone, now);
}
