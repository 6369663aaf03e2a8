import { formatDateTime, type Role, recordedDays } from '#contract';
import { canCancel, canCancelAsNoShow, canFinalize, isOver } from '#patrols/contract';
import { type AppError, conflict, forbidden, refuseIssues } from '#platform/http/pipeline/app-error.ts';
import type { PatrolWithoutRecord } from './present.ts';

/**
 * The refusals of a change to a patrol, with the sentences that the screen shows. A `…Refusal` is null for what is
 * allowed; an `…Error` is to be thrown.
 */

export function notOnCrewError(): AppError {
  return forbidden('Only the crew of this patrol may do this.');
}

/** The id that a client chose belongs to something else. */
export function idTakenError(): AppError {
  return conflict('id-taken', 'This id is already used. Please try again.');
}

/** The call has waited on a device for too long (product 17.6). */
export function tooLateError(): AppError {
  return conflict('too-late', `This was recorded more than ${recordedDays} days ago.`);
}

export function finalizeRefusal(patrol: PatrolWithoutRecord, roles: readonly Role[]): AppError | null {
  if (canFinalize(patrol, roles)) return null;
  return patrol.cancelled
    ? cancelledError(patrol)
    : conflict('finalized', `This ${patrol.type} is already finalized.`);
}

/** Judges the same of one of several drafts, and names it. */
export function finalizeTogetherRefusal(
  patrol: PatrolWithoutRecord,
  roles: readonly Role[],
  zone: string,
): AppError | null {
  if (canFinalize(patrol, roles)) return null;
  const [code, what] = patrol.cancelled
    ? ['cancelled', 'has been cancelled']
    : ['finalized', 'is already finalized'];
  return oneOfSeveralError(patrol, zone, { code, what, undone: 'finalized' });
}

/** Judges whether one of several patrols can be cancelled with the others, and names it. */
export function cancelTogetherRefusal(
  patrol: PatrolWithoutRecord,
  roles: readonly Role[],
  zone: string,
): AppError | null {
  if (canCancel(patrol, roles)) return null;
  const [code, what] = patrol.cancelled
    ? ['cancelled', 'has been cancelled already']
    : ['started', 'is already under way'];
  return oneOfSeveralError(patrol, zone, { code, what, undone: 'cancelled' });
}

/** Names the one that stands in the way of all. `undone` is what has become of none of them. */
function oneOfSeveralError(
  { _id, type, name, when, hours }: PatrolWithoutRecord,
  zone: string,
  { code, what, undone }: Record<'code' | 'what' | 'undone', string>,
): AppError {
  const which = `The ${type} on ${formatDateTime(when, zone)}${name === null ? '' : ` (${name})`}`;
  const message = `${which} ${what}, so none of these has been ${undone}. Please choose again.`;
  return conflict(code, message, { patrols: [{ _id, name, when, hours }] });
}

/** Judges whether a patrol can be cancelled now, as a no-show if `didNotShow` is set (product 5.6). */
export function cancelRefusal(
  patrol: PatrolWithoutRecord,
  roles: readonly Role[],
  { didNotShow, now }: { didNotShow: boolean; now: string },
): AppError | null {
  if (didNotShow ? canCancelAsNoShow(patrol, roles, now) : canCancel(patrol, roles)) return null;
  if (patrol.cancelled) return cancelledError(patrol);
  return patrol.started ? startedError(patrol) : notBegunError(patrol);
}

/** The crew, guests and answers cannot be changed from the start on. */
export function notUpcomingError(patrol: PatrolWithoutRecord): AppError {
  if (patrol.cancelled) return cancelledError(patrol);
  return patrol.started
    ? startedError(patrol)
    : conflict('past', `The start of this ${patrol.type} has passed.`);
}

/** Why a patrol is not certain to take place; null if it is. `ofEvent` is the sentence for an event. */
export function notCertainRefusal(
  patrol: Pick<PatrolWithoutRecord, 'type' | 'cancelled' | 'finalized'>,
  ofEvent: string,
): AppError | null {
  if (patrol.type === 'event') return conflict('event', ofEvent);
  if (patrol.cancelled) return cancelledError(patrol);
  return patrol.finalized ? null : conflict('draft', 'This patrol has not been finalized yet.');
}

/** It is possible only from so many minutes before the start until the end. */
export function notNowError(
  patrol: Pick<PatrolWithoutRecord, 'when' | 'hours'>,
  minutesBefore: number,
  now: string,
): AppError {
  return isOver(patrol, now)
    ? conflict('over', 'This patrol is over.')
    : conflict('too-early', `This is possible from ${minutesBefore} minutes before the start.`);
}

/** It needs a running patrol. */
export function notRunningError(
  patrol: Pick<PatrolWithoutRecord, 'type' | 'cancelled' | 'finished'>,
): AppError {
  if (patrol.cancelled) return cancelledError(patrol);
  return patrol.finished
    ? conflict('finished', `This ${patrol.type} has finished.`)
    : conflict('not-started', `This ${patrol.type} has not been started.`);
}

export function notBegunError({ type }: PatrolWithoutRecord): AppError {
  return conflict('not-begun', `This ${type} has not begun yet.`);
}

export function cancelledError({ type }: Pick<PatrolWithoutRecord, 'type'>): AppError {
  return conflict('cancelled', `This ${type} has been cancelled.`);
}

function startedError({ type }: PatrolWithoutRecord): AppError {
  return conflict('started', `This ${type} is already under way.`);
}

/** Throws 400 that names each of these patrols that does not exist. */
export function refuseUnknown(ids: readonly string[], known: ReadonlySet<string>): void {
  const issues = ids.map((value, index) => ({
    path: ['ids', String(index)],
    reason: 'key-not-found' as const,
    value,
  }));
  refuseIssues(issues.filter(({ value }) => !known.has(value)));
}
