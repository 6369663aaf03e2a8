import { editRefusal, isPast } from '@patrolbook/contract';
import { type AppError, conflict } from '../../platform/http/app-error.ts';
import type { BarePatrol } from './present.ts';

/** Why something cannot be done with a patrol as it stands, in the sentence the screen shows. */

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
  if (!refusal) throw new Error('a patrol that may be edited was refused');
  return conflict(refusal.code, refusal.message);
}

export function cannotMarkDidNotShow(patrol: BarePatrol, now: string): AppError {
  if (patrol.cancelled && !isPast(patrol, patrol.cancelled.when)) return cancelled(patrol);
  if (!isPast(patrol, now)) return notBegun(patrol);
  return conflict('not-accepted', 'Only somebody who had accepted can be marked as not shown.');
}

/** For its crew, guests and answers, which are settled before the start. */
export function notComing(patrol: BarePatrol): AppError {
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
