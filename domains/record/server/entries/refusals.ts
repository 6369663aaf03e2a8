import {
  correctionDays,
  finishForCrewMinutes,
  limits,
  type Role,
  readyMinutes,
  serverLimits,
} from '#contract';
import type { Patrol } from '#patrols/contract';
import {
  notCertainRefusal,
  notNowError,
  type PatrolWithoutRecord,
} from '#patrols/server/schedule/service.ts';
import { type AppError, conflict, forbidden } from '#platform/http/pipeline/app-error.ts';
import { canVoidFinish, canVoidStart } from '#record/contract';

/** The refusals of a patrol's record, with the sentences that the screen shows. */

/** Says why a patrol cannot be started, whatever the time. */
export function startRefusal(
  patrol: Pick<Patrol, 'type' | 'cancelled' | 'finalized' | 'started'>,
): AppError | null {
  if (patrol.started) return conflict('already-started', 'This patrol has already been started.');
  return notCertainRefusal(patrol, 'An event is not started.');
}

/** The patrol cannot be started at that moment (product 8.2). */
export function startTimeError(patrol: Pick<Patrol, 'when' | 'hours'>, moment: string): AppError {
  return notNowError(patrol, readyMinutes.start, moment);
}

export function patrolFinishedError(): AppError {
  return conflict('already-finished', 'This patrol has already been finished.');
}

/** An admin has to wait for the crew (product 17.9). */
export function crewMayStillFinishError(): AppError {
  const message = `An admin can finish a patrol from ${finishForCrewMinutes} minutes past its end.`;
  return conflict('too-early', message);
}

/** Only the person who recorded an incident edits or deletes it (product 17.7). */
export function notOwnError(): AppError {
  return forbidden('Only the person who recorded this may change it.');
}

export function deletedMeanwhileError(): AppError {
  return conflict('deleted', 'This was deleted meanwhile.');
}

export function tooManyForReviewError(): AppError {
  const message = `${limits.setAside.max} of your entries on this patrol are kept for review, and there can be no more.`;
  return conflict('review-full', message);
}

/** Says why a started patrol's start cannot be voided (product 17.16). */
export function voidStartRefusal(
  patrol: PatrolWithoutRecord,
  roles: readonly Role[],
  now: string,
): AppError | null {
  if (canVoidStart(patrol, roles, now)) return null;
  return patrol.finished
    ? conflict('finished', 'This patrol has finished. Void its finish first.')
    : tooLateToVoidError();
}

/** Says why a finished patrol's finish cannot be voided. */
export function voidFinishRefusal(
  patrol: PatrolWithoutRecord,
  roles: readonly Role[],
  now: string,
): AppError | null {
  return canVoidFinish(patrol, roles, now) ? null : tooLateToVoidError();
}

export function notFinishedError(): AppError {
  return conflict('not-finished', 'This patrol has not finished.');
}

/** What is kept for review cannot be taken into the record (product 17.26). */
export function notTakeableError(): AppError {
  const message =
    'This cannot be taken as it is: the record has changed, or its time or odometer does not fit.';
  return conflict('not-takeable', message);
}

export function tooLateToTakeError(): AppError {
  const message = `An entry can be taken into the record until ${correctionDays} days past the planned end.`;
  return conflict('too-late', message);
}

function tooLateToVoidError(): AppError {
  return conflict('too-late', `A record can be voided until ${correctionDays} days past the planned end.`);
}

export function tooManyEntriesError(): AppError {
  return conflict('full', `This patrol has ${serverLimits.incidents.max} entries, and can have no more.`);
}

/** The same, for an admin who takes a further one into the record. */
export function tooManyOfPersonError(): AppError {
  const message = `Whoever recorded this has made ${serverLimits.ownIncidents.max} of this patrol’s entries, and can have no more.`;
  return conflict('own-entries-full', message);
}

/** One person must not use up what the rest of the crew may need (product 17.18). */
export function tooManyOwnEntriesError(): AppError {
  const message = `You have made ${serverLimits.ownIncidents.max} of this patrol’s entries. The rest are kept for your crew-mates.`;
  return conflict('own-entries-full', message);
}
