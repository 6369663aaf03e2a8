import { addDays, resolveLocal } from '#contract';
import { zone } from './organizations.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type Weekday = (typeof weekdays)[number];

/** Returns the instant of a local time of the demonstration. Throws for a time that a clock change skips or repeats. */
export function instantAt(date: string, time: string): string {
  const resolved = resolveLocal({ date, time }, zone);
  if (resolved.kind !== 'one') throw new Error(`${date} ${time} is not one moment in ${zone}`);
  return resolved.instant;
}

export function weekdayIn(date: string): Weekday {
  return weekdays[new Date(date).getUTCDay()] ?? 'Sun';
}

/** Returns the nth such weekday after the date, not counting the date itself. */
export function weekdayAfter(date: string, weekday: Weekday, nth: number): string {
  const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayIn(date)) + 6) % 7;
  return addDays(date, ahead + 1 + 7 * (nth - 1));
}

/** Returns the date this many years ago, give or take a day. */
export function yearsAgo(today: string, years: number): string {
  return addDays(today, -Math.round(years * 365.25));
}
