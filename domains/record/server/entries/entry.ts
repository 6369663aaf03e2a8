import { type Issue, minutesAfter } from '#contract';
import {
  type DeviceTimes,
  dateOf,
  type EntryOrigin,
  isMomentUnknown,
  isTimeUncertain,
  isTooLate,
  momentOf,
  type ReviewReason,
} from '#patrols/contract';
import {
  type EffectiveTime,
  effectiveTime,
  type LockedPatrol,
  notRunningError,
} from '#patrols/server/schedule/service.ts';
import { after, second } from '#platform/clock.ts';
import { refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { isFromBefore } from '#record/contract';

/**
 * Returns why a call that has waited is kept for review; null if it counts (product 17.15). Throws 400 for the
 * wrong time of a call that has not waited.
 */
export function reviewOf(
  issues: readonly Issue[],
  { moment, waited, afterFinish = false }: EffectiveTime & Partial<Pick<StartedPatrol, 'afterFinish'>>,
  { now }: Pick<LockedPatrol, 'now'>,
): ReviewReason | null {
  if (!waited) refuseIssues(issues);
  if (issues.length > 0) return 'time';
  if (isTooLate(moment, now)) return 'too-late';
  return afterFinish ? 'after-finish' : null;
}

/** A patrol of which a call tells, and who makes it. */
export type Told = Pick<LockedPatrol, 'now' | 'patrol'> & Pick<EntryOrigin, 'by'>;

/** Returns how an entry comes in; its `late` follows from the rules. */
export function originOf(
  times: DeviceTimes,
  locked: Omit<Told, 'by'>,
  { by, late }: Pick<EntryOrigin, 'by' | 'late'>,
): EntryOrigin {
  const { recorded = null } = times;
  const { now: received } = locked;
  return { by, recorded, received, late, timeUncertain: isUncertain(times, { ...locked, by }) };
}

/**
 * Whether nobody can tell when an entry happened. One that says “Now” while the start still lies ahead, because a later time was typed
 * or a clock of ours was set back, happened after a start of which nobody knows when it was.
 */
export function isUncertain(times: DeviceTimes, told: Told): boolean {
  return isTimeUncertain(times) || (times.now !== undefined && isStartAhead(times, told));
}

/** Whether the start lies ahead still, or did so when the call was made: a delay makes no difference (product 17.6). */
function isStartAhead(times: DeviceTimes, told: Told): boolean {
  const { started } = told.patrol;
  if (!started) return false;
  const isAheadOf = (moment: string) => minutesAfter(started.started, moment) > 0;
  return isAheadOf(told.now) || (isAheadOf(momentOf(times, told.now)) && wasStarted(started, times, told));
}

/** Whether a start was there when a call was made: the server had it, or it waited on the same phone. What is from before it is not of this patrol. */
function wasStarted(
  { by, received, recorded }: EntryOrigin,
  times: DeviceTimes,
  { by: caller, now }: Told,
): boolean {
  if (received !== null && minutesAfter(momentOf(times, now), received) >= 0) return true;
  if (by !== caller || recorded === null || times.recorded === undefined) return false;
  return minutesAfter(times.recorded, recorded) >= 0;
}

/**
 * Returns when an entry happened. One that says “Now” is dated here (product 17.23). It comes after the start, also if nobody
 * knows when it was, which its origin says, or if two phones know the time less exactly than to the second.
 */
export function entryTimeOf(typed: string, times: DeviceTimes, told: Told): string {
  const { started } = told.patrol;
  const when = dateOf(typed, times, momentOf(times, told.now));
  if (times.now === undefined || !started) return when;
  const minutesBefore = minutesAfter(started.started, when);
  const isInexact = minutesBefore >= 0 && (minutesBefore < 1 || isUncertain(times, told));
  return isInexact ? after(started.started, second) : when;
}

/** Returns the latest at which a call may have been made: now if its time is not certain, or else its moment; not before its own start. */
export function latestOf(times: DeviceTimes, moment: string, told: Told): string {
  if (!isUncertain(times, told)) return moment;
  const { now, patrol } = told;
  const since = patrol.started ? after(patrol.started.started, second) : now;
  return minutesAfter(since, now) > 0 ? since : now;
}

/** A patrol that was started, and how the new entry stands to its finish. */
export interface StartedPatrol extends EffectiveTime {
  /** The latest at which it may have been made: now, if its time is not certain. */
  latest: string;
  started: NonNullable<LockedPatrol['patrol']['started']>;
  /** Whether it was recorded before the finish and arrives after it. */
  late: boolean;
  /** Whether it is itself from after the finish. */
  afterFinish: boolean;
}

/**
 * Judges a call that adds to or changes the record, at the moment when it was made. `when` is the entry's own
 * time, if it is certain. Throws 409 unless the patrol is running, or has finished and the call has waited: its device could not know.
 */
export function recordingOf(
  told: Told & Pick<LockedPatrol, 'row'>,
  times: DeviceTimes,
  when?: string,
): StartedPatrol {
  const { patrol, row, now } = told;
  const effective = effectiveTime(times, now);
  const made = { ...effective, latest: latestOf(times, effective.moment, told) };
  const { started } = patrol;
  if (patrol.cancelled || !started) throw notRunningError(patrol);
  if (!row.finished) return { ...made, started, late: false, afterFinish: false };
  if (!made.waited) throw notRunningError(patrol);
  const finish = latestFinishOf(row.finished);
  // A week after the finish it is too late or from after it, whenever it was made.
  const isUnknown = isMomentUnknown(times) && !isTooLate(finish.moment, now);
  const late = isFromBefore(finish, { moment: isUnknown ? null : made.moment, when });
  return { ...made, started, late, afterFinish: !late };
}

/** Returns the latest at which a patrol may have finished, and at which that may have been recorded: its time may not be certain. */
function latestFinishOf({
  finished,
  moment,
  received,
  timeUncertain,
}: NonNullable<LockedPatrol['row']['finished']>) {
  if (timeUncertain && received) return { finished: received, moment: received };
  return { finished, moment: moment ?? finished };
}
