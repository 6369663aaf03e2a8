/** The clock, which is passed in wherever time matters so that tests can set it. */
export interface Clock {
  /** Returns the current time as an ISO instant with milliseconds. */
  now(): string;
}

export const systemClock: Clock = { now: systemNow };

let [lastRead, lastInstant] = [Number.NaN, ''];

/** A request asks several times within a millisecond, and writing an instant takes longer than reading the time. */
function systemNow(): string {
  const read = Date.now();
  if (read !== lastRead) [lastRead, lastInstant] = [read, new Date(read).toISOString()];
  return lastInstant;
}

/** Returns the instant so many milliseconds after another. */
export function after(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}

/**
 * Whether what ends at this instant, and lasts as long, still lasts. What seems to last longer was reckoned by a clock that was ahead,
 * and does not (decision 95).
 */
export function stillLasts(until: string, length: number, now: string): boolean {
  return until > now && until <= after(now, length + clocksDiffer);
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** By how many milliseconds the clocks of several processes may differ. */
export const clocksDiffer = 60 * second;
