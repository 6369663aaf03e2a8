import { recordedDays } from '../limits.ts';
import { Instant } from '../values.ts';
import { z } from '../zod.ts';

/** Milliseconds of the longest time for which a call may have waited. */
const longestWait = recordedDays * 24 * 60 * 60_000;

/**
 * The times of a call that may have waited on a device; one that does not wait has none. `recorded` and `sent` are when it was
 * made and sent by the device's own clock.
 */
export const deviceTimes = {
  recorded: Instant.optional(),
  sent: Instant.optional(),
  /**
   * When it was made by the server's clock; left out if the device does not know, and by pages from before
   * (product 17.22).
   */
  made: Instant.optional(),
  /**
   * Of an entry that says “Now”: how many milliseconds before it was made that was. The server dates it then. Left out if
   * somebody typed the time.
   */
  now: z.int().min(0).max(longestWait).optional(),
};

/** The times of a call; a call may have none. */
export interface DeviceTimes {
  recorded?: string | undefined;
  sent?: string | undefined;
  made?: string | undefined;
  now?: number | undefined;
}

/** Refines a body or query so that it has both times or neither. */
export function inPair<S extends z.ZodType<DeviceTimes>>(schema: S): S {
  return schema.superRefine(({ recorded, sent }, context) => {
    if ((recorded === undefined) === (sent === undefined)) return;
    context.addIssue({
      code: 'custom',
      path: [recorded === undefined ? 'recorded' : 'sent'],
      params: { reason: 'not-defined' },
    });
  });
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

/** Returns a body without its times. */
export function withoutTimes<B extends DeviceTimes>(body: B): Omit<B, keyof DeviceTimes> {
  const { recorded: _recorded, sent: _sent, made: _made, now: _now, ...rest } = body;
  return rest;
}
