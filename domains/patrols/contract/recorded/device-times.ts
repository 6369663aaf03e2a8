import { Instant, recordedDays } from '#contract';
import { z } from '#contract/zod.ts';
import type { DeviceTimes } from './moment.ts';

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
