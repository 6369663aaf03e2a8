import {
  type DeviceTimes,
  type EntryOrigin,
  type Issue,
  isFromBefore,
  isTooLate,
  type ReviewReason,
} from '@patrolbook/contract';
import { refuseIssues } from '../../platform/http/pipeline/app-error.ts';
import { type EffectiveTime, effectiveTime, type LockedPatrol, notRunningError } from '../patrols/service.ts';

/**
 * Returns why a call that has waited is kept for review; null if it counts (product 17.15). Throws 400 for the
 * wrong time of a call that has not waited.
 */
export function reviewOf(
  issues: readonly Issue[],
  { moment, waited }: EffectiveTime,
  { now }: Pick<LockedPatrol, 'now'>,
): ReviewReason | null {
  if (!waited) refuseIssues(issues);
  if (isTooLate(moment, now)) return 'too-late';
  return issues.length > 0 ? 'time' : null;
}

/** Returns how an entry comes in; its `late` follows from the rules. */
export function originOf(
  { recorded }: DeviceTimes,
  { now: received }: LockedPatrol,
  { by, late }: Pick<EntryOrigin, 'by' | 'late'>,
): EntryOrigin {
  return { by, recorded: recorded ?? null, received, late };
}

/** A patrol that was started, and whether the new entry comes after its finish. */
export interface Recording extends EffectiveTime {
  started: NonNullable<LockedPatrol['patrol']['started']>;
  afterFinish: boolean;
}

/**
 * Judges a call that adds to or changes the record, at the moment when it was made. `when` is the entry's own
 * time. Throws 409 unless the patrol is running or the call was made before the finish.
 */
export function recordingOf(
  { patrol, row, now }: LockedPatrol,
  times: DeviceTimes,
  when?: string,
): Recording {
  const made = effectiveTime(times, now);
  const { started } = patrol;
  if (patrol.cancelled || !started) throw notRunningError(patrol);
  if (!row.finished) return { ...made, started, afterFinish: false };
  const { finished, moment = finished } = row.finished;
  if (!made.waited || !isFromBefore({ finished, moment }, { moment: made.moment, when }))
    throw notRunningError(patrol);
  return { ...made, started, afterFinish: true };
}
