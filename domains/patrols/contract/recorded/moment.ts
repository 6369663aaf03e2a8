import { minutesAfter, recordedDays } from '#contract';

/** The times of a call; a call may have none. */
export interface DeviceTimes {
  recorded?: string | undefined;
  sent?: string | undefined;
  made?: string | undefined;
  now?: number | undefined;
}

/**
 * Returns when a call was made, by the server's clock, which shows `now` (product 17.6). It never lies ahead. If the device does
 * not know, it is now less the time that the call has waited by the device's clock.
 */
export function momentOf({ recorded, sent, made }: DeviceTimes, now: string): string {
  if (recorded === undefined || sent === undefined) return now;
  if (made !== undefined) return Date.parse(made) < Date.parse(now) ? made : now;
  const waited = Math.max(0, Date.parse(sent) - Date.parse(recorded));
  return new Date(Date.parse(now) - waited).toISOString();
}

/** Returns when an entry happened: what says “Now” is dated by the moment of its call, anything else as it says. */
export function dateOf(typed: string, { now }: DeviceTimes, moment: string): string {
  return now === undefined ? typed : new Date(Date.parse(moment) - now).toISOString();
}

/** Whether nobody can tell when an entry happened: it says “Now”, and its device does not know when that was. */
export function isTimeUncertain({ recorded, made, now }: DeviceTimes): boolean {
  return now !== undefined && recorded !== undefined && made === undefined;
}

/** Whether nobody can tell when a call was made: its device does not know, and its clock was set back by more than the call has waited. */
export function isMomentUnknown({ recorded, sent, made }: DeviceTimes): boolean {
  if (recorded === undefined || sent === undefined || made !== undefined) return false;
  return Date.parse(sent) < Date.parse(recorded);
}

/** Returns a body without its times. */
export function withoutTimes<B extends DeviceTimes>(body: B): Omit<B, keyof DeviceTimes> {
  const { recorded: _recorded, sent: _sent, made: _made, now: _now, ...rest } = body;
  return rest;
}

/** Whether an entry that has waited on a device comes too late to be accepted at all. */
export function isTooLate(moment: string, now: string): boolean {
  return minutesAfter(now, moment) > recordedDays * 24 * 60;
}
