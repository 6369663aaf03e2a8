import { addDays, startOfDay, today } from '#contract';
import { type PrivacyClock, privacyClocks, privacyNoticeDays } from '#privacy/contract';

/** What a clock takes away on a local day of its organization (product 22.2). */
export interface Due {
  organizationId: string;
  clock: PrivacyClock;
  /** For how many whole local days the clock keeps. */
  days: number;
  /** Whatever is from before this instant is due. */
  before: string;
  /** The local day, and the instant at which it began: a hold that ends on it still holds. */
  date: string;
  dayBegan: string;
}

/** An organization's clocks and its local time. */
export interface Clocks {
  organizationId: string;
  zone: string;
  days: Partial<Record<PrivacyClock, number>>;
  begins: Partial<Record<PrivacyClock, string>>;
  shortenings: Partial<Record<PrivacyClock, Shortening>>;
}

/** That a clock keeps for fewer days from an instant on, and who chose that when (product 22.25). */
export interface Shortening {
  days: number;
  chosen: string;
  chosenBy: string;
  counts: string;
}

/** Returns for how many days a clock keeps on a local date. */
export function keptDaysOf(clocks: Clocks, clock: PrivacyClock, date: string): number {
  const shortening = clocks.shortenings[clock];
  if (shortening && !isComing(shortening, clocks, date)) return shortening.days;
  return clocks.days[clock] ?? privacyClocks[clock].usual;
}

/** Returns what will shorten a clock after a local date; undefined if nothing does. */
export function comingOf(clocks: Clocks, clock: PrivacyClock, date: string): Shortening | undefined {
  const shortening = clocks.shortenings[clock];
  return shortening && isComing(shortening, clocks, date) ? shortening : undefined;
}

function isComing({ counts }: Shortening, { zone }: Clocks, date: string): boolean {
  return counts > startOfDay(date, zone);
}

/** Returns when a choice by which less is kept counts: after the days of notice, at a local midnight (product 22.25 and 22.26). */
export function afterNotice({ zone }: Pick<Clocks, 'zone'>, now: string): string {
  return startOfDay(addDays(today(now, zone), privacyNoticeDays), zone);
}

/** Returns what is due on a local date, whether or not the clock has begun to take away. */
export function dueOn(clocks: Clocks, clock: PrivacyClock, date: string): Due {
  const { organizationId, zone } = clocks;
  const days = keptDaysOf(clocks, clock, date);
  const before = startOfDay(addDays(date, -days), zone);
  return { organizationId, clock, days, before, date, dayBegan: startOfDay(date, zone) };
}

/** Whether a clock takes away on a local date. Before it first does, the admins have been told for some days. */
export function hasClockBegun(
  { begins }: Pick<Clocks, 'begins'>,
  clock: PrivacyClock,
  date: string,
): boolean {
  const from = begins[clock];
  return from !== undefined && from <= date;
}

/** Returns the local date of an instant. */
export function localDate({ zone }: Pick<Clocks, 'zone'>, now: string): string {
  return today(now, zone);
}
