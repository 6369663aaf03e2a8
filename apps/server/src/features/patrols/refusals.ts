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
  return patrol.started ? started(patrol) : conflict('not-begun', `This ${patrol.type} has not begun yet.`);
}

/** For its crew, guests and answers, which are settled before the start. */
export function notComing(patrol: BarePatrol): AppError {
  if (patrol.cancelled) return cancelled(patrol);
  return patrol.started ? started(patrol) : conflict('past', `The start of this ${patrol.type} has passed.`);
}

function cancelled({ type }: BarePatrol): AppError {
  return conflict('cancelled', `This ${type} has been cancelled.`);
}

function started({ type }: BarePatrol): AppError {
  return conflict('started', `This ${type} is already under way.`);
}
