import {
  finishForCrewMinutes,
  isVoidable,
  limits,
  type Patrol,
  readyMinutes,
  voidDays,
} from '@patrolbook/contract';
import { type AppError, conflict, forbidden } from '../../platform/http/pipeline/app-error.ts';
import { notCertain, notNow, notRunning, type PatrolWithoutRecord } from '../patrols/service.ts';

/** The refusals of a patrol's record, with the sentences that the screen shows. */

/** Why a patrol can never be started, or no longer; null if only the time is wrong. */
export function cannotStart(patrol: Pick<Patrol, 'type' | 'cancelled' | 'finalized' | 'started'>) {
  if (patrol.started) return conflict('already-started', 'This patrol has already been started.');
  return notCertain(patrol, 'An event is not started.');
}

/** Why a patrol cannot be started at that moment (product 8.2). */
export function cannotStartAt(patrol: Pick<Patrol, 'when' | 'hours'>, moment: string): AppError {
  return notNow(patrol, readyMinutes.start, moment);
}

export function alreadyFinished(): AppError {
  return conflict('already-finished', 'This patrol has already been finished.');
}

/** An admin has to wait for the crew (product 17.9). */
export function crewMayStillFinish(): AppError {
  const message = `An admin can finish a patrol from ${finishForCrewMinutes} minutes past its end.`;
  return conflict('too-early', message);
}

/** Only the person who recorded an incident edits or deletes it (product 17.7). */
export function notOwn(): AppError {
  return forbidden('Only the person who recorded this may change it.');
}

export function deletedMeanwhile(): AppError {
  return conflict('deleted', 'This was deleted meanwhile.');
}

export function tooManyForReview(): AppError {
  const message = `${limits.setAside.max} of your entries on this patrol are kept for review, and there can be no more.`;
  return conflict('full', message);
}

/** Why a start cannot be voided (product 17.16). */
export function cannotVoidStart(patrol: PatrolWithoutRecord, now: string): AppError {
  if (patrol.finished) return conflict('finished', 'This patrol has finished. Void its finish first.');
  return patrol.started ? tooLateToVoid(patrol, now) : notRunning(patrol);
}

/** Why a finish cannot be voided. */
export function cannotVoidFinish(patrol: PatrolWithoutRecord, now: string): AppError {
  if (!patrol.finished) return conflict('not-finished', 'This patrol has not finished.');
  return tooLateToVoid(patrol, now);
}

function tooLateToVoid(patrol: PatrolWithoutRecord, now: string): AppError {
  if (isVoidable(patrol, now)) throw new Error('a refusal was asked for what is allowed');
  return conflict('too-late', `A record can be voided until ${voidDays} days past the planned end.`);
}

export function tooManyEntries(): AppError {
  return conflict('full', `This patrol has ${limits.incidents.max} entries, and can have no more.`);
}

/** One person must not use up what the rest of the crew may need (product 17.18). */
export function tooManyOwnEntries(): AppError {
  const message = `You have made ${limits.ownIncidents.max} of this patrol’s entries. The rest are kept for your crew-mates.`;
  return conflict('own-entries-full', message);
}
