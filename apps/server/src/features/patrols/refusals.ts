import { editRefusal, isOver, isPast, recordedDays } from '@patrolbook/contract';
import { type AppError, conflict, forbidden } from '../../platform/http/pipeline/app-error.ts';
import type { PatrolWithoutRecord } from './present.ts';

/** The refusals of a change to a patrol, with the sentences that the screen shows. */

export function notOnCrew(): AppError {
  return forbidden('Only the crew of this patrol may do this.');
}

/** The id that a client chose belongs to something else. */
export function idTaken(): AppError {
  return conflict('id-taken', 'This id is already used. Please try again.');
}

/** The call has waited on a device for too long (product 17.6). */
export function tooLate(): AppError {
  return conflict('too-late', `This was recorded more than ${recordedDays} days ago.`);
}

export function cannotFinalize(patrol: PatrolWithoutRecord): AppError {
  return patrol.cancelled
    ? cancelled(patrol)
    : conflict('finalized', `This ${patrol.type} is already finalized.`);
}

export function cannotCancel(patrol: PatrolWithoutRecord): AppError {
  if (patrol.cancelled) return cancelled(patrol);
  return patrol.started ? started(patrol) : notBegun(patrol);
}

export function cannotEdit(patrol: PatrolWithoutRecord, now: string): AppError {
  const refusal = editRefusal(patrol, now);
  if (!refusal) throw new Error('cannotEdit was called for an editable patrol');
  return conflict(refusal.code, refusal.message);
}

export function cannotMarkNoShow(patrol: PatrolWithoutRecord, now: string): AppError {
  if (patrol.cancelled && !isPast(patrol, patrol.cancelled.when)) return cancelled(patrol);
  if (!isPast(patrol, now)) return notBegun(patrol);
  return conflict('not-accepted', 'Only somebody who had accepted can be marked as not shown.');
}

/** Refuses changes of the crew, guests and answers, which are closed from the start on. */
export function notUpcoming(patrol: PatrolWithoutRecord): AppError {
  if (patrol.cancelled) return cancelled(patrol);
  return patrol.started ? started(patrol) : conflict('past', `The start of this ${patrol.type} has passed.`);
}

/** Why a patrol is not certain to take place; null if it is. `ofEvent` is the sentence for an event. */
export function notCertain(
  patrol: Pick<PatrolWithoutRecord, 'type' | 'cancelled' | 'finalized'>,
  ofEvent: string,
): AppError | null {
  if (patrol.type === 'event') return conflict('event', ofEvent);
  if (patrol.cancelled) return cancelled(patrol);
  return patrol.finalized ? null : conflict('draft', 'This patrol has not been finalized yet.');
}

/** Refuses what is possible only from so many minutes before the start until the end. */
export function notNow(
  patrol: Pick<PatrolWithoutRecord, 'when' | 'hours'>,
  minutesBefore: number,
  now: string,
): AppError {
  return isOver(patrol, now)
    ? conflict('over', 'This patrol is over.')
    : conflict('too-early', `This is possible from ${minutesBefore} minutes before the start.`);
}

/** Refuses what needs a running patrol. */
export function notRunning(patrol: Pick<PatrolWithoutRecord, 'type' | 'cancelled' | 'finished'>): AppError {
  if (patrol.cancelled) return cancelled(patrol);
  return patrol.finished
    ? conflict('finished', `This ${patrol.type} has finished.`)
    : conflict('not-started', `This ${patrol.type} has not been started.`);
}

function notBegun({ type }: PatrolWithoutRecord): AppError {
  return conflict('not-begun', `This ${type} has not begun yet.`);
}

function cancelled({ type }: Pick<PatrolWithoutRecord, 'type'>): AppError {
  return conflict('cancelled', `This ${type} has been cancelled.`);
}

function started({ type }: PatrolWithoutRecord): AppError {
  return conflict('started', `This ${type} is already under way.`);
}
