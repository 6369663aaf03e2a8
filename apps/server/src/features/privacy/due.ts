import { addDays, type PrivacyClock, privacyClocks, startOfDay, today } from '@patrolbook/contract';

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
}

export function daysOf({ days }: Pick<Clocks, 'days'>, clock: PrivacyClock): number {
  return days[clock] ?? privacyClocks[clock].usual;
}

/** Returns what is due on a local date, whether or not the clock has begun to take away. */
export function dueOn(clocks: Clocks, clock: PrivacyClock, date: string): Due {
  const { organizationId, zone } = clocks;
  const days = daysOf(clocks, clock);
  const before = startOfDay(addDays(date, -days), zone);
  return { organizationId, clock, days, before, date, dayBegan: startOfDay(date, zone) };
}

/** Whether a clock takes away on a local date. Before it first does, the admins have been told for some days. */
export function hasBegun({ begins }: Pick<Clocks, 'begins'>, clock: PrivacyClock, date: string): boolean {
  const from = begins[clock];
  return from !== undefined && from <= date;
}

/** Returns the local date of an instant. */
export function localDate({ zone }: Pick<Clocks, 'zone'>, now: string): string {
  return today(now, zone);
}
