import { Instant } from '../values.ts';
import type { z } from '../zod.ts';

/**
 * The device's own clock in a call that may have waited on the device: when the call was made, and when it is
 * sent. The server knows when it arrived, and so from `sent` how wrong the device's clock is (product 17.6). A
 * call that does not wait leaves both out.
 */
export const deviceTimes = {
  recorded: Instant.optional(),
  sent: Instant.optional(),
};

/** The two times of a call; a call may have neither. */
export interface DeviceTimes {
  recorded?: string | undefined;
  sent?: string | undefined;
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
 * Returns when a call was made, by the server's clock: `now`, less the time for which it has waited. It never lies ahead, even
 * if the device's clock was set back meanwhile.
 */
export function momentOf({ recorded, sent }: DeviceTimes, now: string): string {
  if (recorded === undefined || sent === undefined) return now;
  const waited = Math.max(0, Date.parse(sent) - Date.parse(recorded));
  return new Date(Date.parse(now) - waited).toISOString();
}
