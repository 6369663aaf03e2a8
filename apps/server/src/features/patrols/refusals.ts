import { editRefusal, isPast } from '@patrolbook/contract';
import { type AppError, conflict } from '../../platform/http/pipeline/app-error.ts';
import type { BarePatrol } from './present.ts';

/** The 409 refusals of a change to a patrol, with the sentences that the screen shows. */

export function cannotFinalize(patrol: BarePatrol): AppError {
  return patrol.cancelled
    ? cancelled(patrol)
    : conflict('finalized', `This ${patrol.type} is already finalized.`);
}

export function cannotCancel(patrol: BarePatrol): AppError {
  if (patrol.cancelled) return cancelled(patrol);
  return patrol.started ? started(patrol) : notBegun(patrol);
}

export function cannotEdit(patrol: BarePatrol, now: string): AppError {
  const refusal = editRefusal(patrol, now);
  if (!refusal) throw new Error('cannotEdit was called for an editable patrol');
  return conflict(refusal.code, refusal.message);
}

export function cannotMarkNoShow(patrol: BarePatrol, now: string): AppError {
  if (patrol.cancelled && !isPast(patrol, patrol.cancelled.when)) return cancelled(patrol);
  if (!isPast(patrol, now)) return notBegun(patrol);
  return conflict('not-accepted', 'Only somebody who had accepted can be marked as not shown.');
}

/** Refuses changes of the crew, guests and answers, which end at the start. */
export function notUpcoming(patrol: BarePatrol): AppError {
  if (patrol.cancelled) return cancelled(patrol);
  return patrol.started ? started(patrol) : conflict('past', `The start of this ${patrol.type} has passed.`);
}

function notBegun({ type }: BarePatrol): AppError {
  return conflict('not-begun', `This ${type} has not begun yet.`);
}

function cancelled({ type }: BarePatrol): AppError {
  return conflict('cancelled', `This ${type} has been cancelled.`);
}

function started({ type }: BarePatrol): AppError {
  return conflict('started', `This ${type} is already under way.`);
}
