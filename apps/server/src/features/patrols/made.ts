import { type DeviceTimes, isTooLate, momentOf } from '@patrolbook/contract';
import { tooLate } from './refusals.ts';

/** When a call was made, by our clock, and whether it has waited on a device since. Rules judge it at that moment (product 17.6). */
export interface Made {
  moment: string;
  waited: boolean;
}

/** Throws 409 for a call that has waited for too long. */
export function madeAt(times: DeviceTimes, now: string): Made {
  const moment = momentOf(times, now);
  if (isTooLate(moment, now)) throw tooLate();
  return { moment, waited: times.recorded !== undefined };
}
