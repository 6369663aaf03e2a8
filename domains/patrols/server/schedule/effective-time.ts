import { type DeviceTimes, isTooLate, momentOf } from '#patrols/contract';
import { tooLateError } from './refusals.ts';

/**
 * When a call was made, by our clock, and whether it has waited on a device since. Rules judge the call at that
 * moment (product 17.6).
 */
export interface EffectiveTime {
  moment: string;
  waited: boolean;
}

export function effectiveTime(times: DeviceTimes, now: string): EffectiveTime {
  return { moment: momentOf(times, now), waited: times.recorded !== undefined };
}

/** Throws 409 for a call that has waited too long and contains nothing that could be kept for review. */
export function refuseTooLate({ moment }: EffectiveTime, now: string): void {
  if (isTooLate(moment, now)) throw tooLateError();
}
