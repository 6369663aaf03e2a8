import { z } from '#contract/zod.ts';

/**
 * The privacy clocks: for how many days each kind of personal details is kept, by default, at least and at most
 * (product 22.1). None may be shorter than the days in which an admin can correct a record.
 */
export const privacyClocks = {
  /** People, details of people and plates in incidents, from when the incident was. */
  involved: { usual: 365, min: 90, max: 1825 },
  /** Phone numbers and addresses of guests, from the start of their patrol. */
  guests: { usual: 30, min: 30, max: 365 },
  /** What admins wrote to members, and what the ECC wrote in its mails, from when it was mailed. */
  mails: { usual: 90, min: 30, max: 730 },
  /** Phone number, address and password of people who have left, from when they did; a crew's phones in messages to the ECC, from the start. */
  people: { usual: 730, min: 30, max: 1825 },
  /** The history of signing in, and of who saw personal details; sessions and links, from their end. */
  audits: { usual: 730, min: 90, max: 1825 },
  /** Positions that are finer than a street, from the incident or the patrol's start. */
  positions: { usual: 730, min: 90, max: 1825 },
} as const;

export const PrivacyClock = z.enum(['involved', 'guests', 'mails', 'people', 'audits', 'positions']);
export type PrivacyClock = z.infer<typeof PrivacyClock>;

/** The days among which a form lets choose, as far as the limits of a clock allow. */
const choices = [30, 60, 90, 180, 365, 730, 1095, 1825];

/** Returns the days that can be chosen for a clock. */
export function daysToChoose(clock: PrivacyClock): number[] {
  const { min, max } = privacyClocks[clock];
  return choices.filter((days) => days >= min && days <= max);
}

/**
 * The days before a clock first takes something away, in which the admins know that it will (product 22.4), and before fewer days or a
 * release count (product 22.25 and 22.26).
 */
export const privacyNoticeDays = 14;

/** For how many years ahead something can be held; it can be held again (product 22.5). */
export const privacyHoldYears = 5;
