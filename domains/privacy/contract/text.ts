import type { PrivacyClock } from './clocks.ts';

/** What each clock takes away, as screens and mails say it. */
export const privacyClockNames: Record<PrivacyClock, string> = {
  involved: 'People and plates in incidents',
  guests: 'Phone and email of guests',
  mails: 'Texts of mails',
  people: 'Phone and email of people who have left, and phones in log-ons',
  audits: 'History of signing in and of who looked',
  positions: 'Positions finer than a street',
};

/** `1 year`, `3 years` or `90 days`. */
export function keptFor(days: number): string {
  if (days % 365 !== 0) return `${days} days`;
  const years = days / 365;
  return years === 1 ? '1 year' : `${years} years`;
}
