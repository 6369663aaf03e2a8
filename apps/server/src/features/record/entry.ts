import { type DeviceTimes, type EntryOrigin, type Issue, isFromBefore } from '@patrolbook/contract';
import { refuse } from '../../platform/http/pipeline/app-error.ts';
import { type LockedPatrol, type Made, madeAt, notRunning } from '../patrols/service.ts';

/** Returns whether a time is outside what is allowed. Throws 400 for it, unless the call has waited (product 17.6). */
export function isOutside(issues: readonly Issue[], { waited }: Made): boolean {
  if (!waited) refuse(issues);
  return issues.length > 0;
}

/** How an entry comes in; its `late` follows from the rules. */
export function originOf(
  { recorded }: DeviceTimes,
  { now: received }: LockedPatrol,
  { by, late }: Pick<EntryOrigin, 'by' | 'late'>,
): EntryOrigin {
  return { by, recorded: recorded ?? null, received, late };
}

/** A patrol that was started, and whether what is recorded now comes after its finish. */
export interface Recording extends Made {
  started: NonNullable<LockedPatrol['patrol']['started']>;
  afterFinish: boolean;
}

/**
 * Judges a call that adds to or changes the record, at the moment when it was made. `when` is its date. Throws 409 unless the
 * patrol is running or the call was made before the finish, and 409 if it was made too long ago.
 */
export function recordingOf(
  { patrol, row, now }: LockedPatrol,
  times: DeviceTimes,
  when?: string,
): Recording {
  const made = madeAt(times, now);
  const { started } = patrol;
  if (patrol.cancelled || !started) throw notRunning(patrol);
  if (!row.finished) return { ...made, started, afterFinish: false };
  const { finished, moment = finished } = row.finished;
  if (!made.waited || !isFromBefore({ finished, moment }, { moment: made.moment, when }))
    throw notRunning(patrol);
  return { ...made, started, afterFinish: true };
}
