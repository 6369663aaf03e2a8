import { formatHours, type Issue, readyMinutes } from '#contract';
import { canEnterEventNumber, isNearNow } from '#ecc/contract';
import { canLogOn, isExtension, isOver, isTest, leastExtension, type Patrol } from '#patrols/contract';
import {
  type EffectiveTime,
  notCertainRefusal,
  notNowError,
  notRunningError,
  notUpcomingError,
  type PatrolWithoutRecord,
} from '#patrols/server/schedule/service.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { type AppError, conflict, forbidden, unauthorized } from '#platform/http/pipeline/app-error.ts';

/** The refusals of messages to the ECC, with the sentences that the screen shows. */

export function expiredEccLinkError(): AppError {
  return unauthorized('Sorry, this link has expired.');
}

function alreadyLoggedOnError(): AppError {
  return conflict('already-logged-on', 'This patrol has already been logged on with the ECC.');
}

export function noEccAddressError(): AppError {
  return conflict(
    'no-ecc-address',
    'The organization has not entered the email address of the ECC. Please log on by phone.',
  );
}

/**
 * The replies quote the log-on with its phone numbers, so the crew may read them only while it can act on them
 * (product 16.7).
 */
export function repliesClosedError(): AppError {
  return forbidden('The crew can read these mails until 24 hours past the end of its patrol.');
}

/**
 * Says why a patrol cannot be logged on now (product 8.2). A log-on that has waited on a device is taken although the
 * patrol was started meanwhile, as long as it is out.
 */
export function logOnRefusal(
  patrol: Patrol,
  viewer: Member,
  { now, moment, waited }: EffectiveTime & { now: string },
): AppError | null {
  if (canLogOn(patrol, viewer, now)) return null;
  if (patrol.eccLogOnNotification) return alreadyLoggedOnError();
  if (patrol.finished) return notRunningError(patrol);
  const isOut = patrol.started && !isOver(patrol, now);
  if (isOut && waited && canLogOn({ ...patrol, started: null }, viewer, moment)) return null;
  const notReported = notReportedRefusal(patrol);
  return notReported ?? (isOut ? notUpcomingError(patrol) : notNowError(patrol, readyMinutes.logOn, now));
}

/** Says why an event number cannot be entered now (product 16.6). */
export function eventNumberRefusal(patrol: Patrol, viewer: Member, now: string): AppError | null {
  if (canEnterEventNumber(patrol, viewer, now)) return null;
  return notReportedRefusal(patrol) ?? notNowError(patrol, readyMinutes.logOn, now);
}

/** The ECC counts on the patrol, so nothing about it can become training (product 16.14). */
export function expectedByEccError(): AppError {
  const message =
    'The ECC knows of this patrol and expects to hear of it, so it cannot be renamed to TEST. Create another patrol for training.';
  return conflict('expected-by-ecc', message);
}

/** Throws 409 if the screen showed training but the patrol was renamed meanwhile and is now real, or the reverse. */
export function refuseRenamed(patrol: Pick<Patrol, 'name' | 'callSign'>, shown: boolean | undefined): void {
  if (shown === undefined || shown === isTest(patrol)) return;
  const message = shown
    ? 'This patrol is not a test any more: this would be serious. Please look at it again first.'
    : 'This patrol has become a test: this would be training only. Please look at it again first.';
  throw conflict('renamed-meanwhile', message);
}

/** Returns an issue if a device's time is too far from the server's (product 16.2). */
export function deviceTimeIssues(when: string | undefined, now: string): Issue[] {
  if (when === undefined || isNearNow(when, now)) return [];
  return [
    { path: ['when'], reason: 'incorrect-format', value: when, format: 'a time within 5 minutes of now' },
  ];
}

/** Returns an issue unless an extension lengthens a patrol by half hours, to an end that is ahead (product 16.13). */
export function extensionIssues(
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

function notReportedRefusal(patrol: PatrolWithoutRecord): AppError | null {
  return notCertainRefusal(patrol, 'An event is not reported to the ECC.');
}
