import {
  formatHours,
  type Issue,
  isExtension,
  isNearNow,
  isTest,
  leastExtension,
  type Patrol,
  readyMinutes,
} from '@patrolbook/contract';
import { type AppError, conflict, forbidden, unauthorized } from '../../platform/http/pipeline/app-error.ts';
import { notCertain, notNow, notUpcoming, type PatrolWithoutRecord } from '../patrols/service.ts';

/** The refusals of messages to the ECC, with the sentences that the screen shows. */

export function expired(): AppError {
  return unauthorized('Sorry, this link has expired.');
}

function alreadyLoggedOn(): AppError {
  return conflict('already-logged-on', 'This patrol has already been logged on with the ECC.');
}

export function noEccAddress(): AppError {
  return conflict(
    'no-ecc-address',
    'The organization has not entered the email address of the ECC. Please log on by phone.',
  );
}

/**
 * The replies quote the log-on with its phone numbers, so the crew may read them only while it can act on them
 * (product 16.7).
 */
export function repliesClosed(): AppError {
  return forbidden('The crew can read these mails until 24 hours past the end of its patrol.');
}

/** Why a patrol cannot be logged on now (product 8.2). */
export function cannotLogOn(patrol: PatrolWithoutRecord, now: string): AppError {
  if (patrol.eccLogOnNotification) return alreadyLoggedOn();
  return (
    notReported(patrol) ?? (patrol.started ? notUpcoming(patrol) : notNow(patrol, readyMinutes.logOn, now))
  );
}

/** Why an event number cannot be entered now (product 16.6). */
export function cannotEnterEventNumber(patrol: PatrolWithoutRecord, now: string): AppError {
  return notReported(patrol) ?? notNow(patrol, readyMinutes.logOn, now);
}

/** The ECC counts on the patrol, so nothing about it can become training (product 16.14). */
export function expectedByEcc(): AppError {
  const message =
    'The ECC knows of this patrol and expects to hear of it, so it cannot be renamed to TEST. Create another patrol for training.';
  return conflict('expected-by-ecc', message);
}

/** Throws 409 if the screen showed training but the patrol was renamed meanwhile and is now real, or the reverse. */
export function refuseTurned(patrol: Pick<Patrol, 'name' | 'callSign'>, shown: boolean | undefined): void {
  if (shown === undefined || shown === isTest(patrol)) return;
  const message = shown
    ? 'This patrol is not a test any more: this would be serious. Please look at it again first.'
    : 'This patrol has become a test: this would be training only. Please look at it again first.';
  throw conflict('renamed-meanwhile', message);
}

/** The issue of a device's time that is too far from the server's (product 16.2). */
export function untimely(when: string | undefined, now: string): Issue[] {
  if (when === undefined || isNearNow(when, now)) return [];
  return [{ path: ['when'], reason: 'incorrect-format', value: when, format: 'within 5 minutes of now' }];
}

/** An extension lengthens a patrol by half hours, to an end that is ahead (product 16.13). */
export function notByHalfHours(
  hours: number,
  patrol: Pick<Patrol, 'when' | 'hours'>,
  moment: string,
): Issue[] {
  if (isExtension(hours, patrol, moment)) return [];
  const least = leastExtension(patrol, moment);
  if (least === null) return [{ path: ['hours'], reason: 'max', max: patrol.hours, value: hours }];
  const format = `${formatHours(least)}, or more by half hours`;
  return [{ path: ['hours'], reason: 'incorrect-format', value: hours, format }];
}

function notReported(patrol: PatrolWithoutRecord): AppError | null {
  return notCertain(patrol, 'An event is not reported to the ECC.');
}
