import { byLocale } from '#texts/locale.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns how often a time of this age is refreshed (product 14.5), in milliseconds. A negative age is in the future. */
export function refreshEvery(age: number): number {
  if (Math.abs(age) <= 2 * minute) return second;
  return Math.abs(age) <= 2 * hour ? 30 * second : 15 * minute;
}

const format = byLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

const units = [
  { unit: 'year', length: 365 * day },
  { unit: 'month', length: 30 * day },
  { unit: 'day', length: day },
  { unit: 'hour', length: hour },
  { unit: 'minute', length: minute },
] as const;

/** "in 3 days", "5 minutes ago", "now". */
export function relativeText(at: number, now: number): string {
  const ahead = at - now;
  const fitting = units.find(({ length }) => Math.abs(ahead) >= length);
  return fitting
    ? format().format(Math.trunc(ahead / fitting.length), fitting.unit)
    : format().format(Math.trunc(ahead / second), 'second');
}
