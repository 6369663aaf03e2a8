import { formatName, type Role } from '#contract';
import { canInvite } from '#people/contract';
import { type AppError, conflict } from '#platform/http/pipeline/app-error.ts';

/** The 409 refusals of a change to a person, with the sentences that the screen shows. */

export function lastAdminError(): AppError {
  return conflict(
    'last-admin',
    'An organization keeps at least one admin. Please make somebody else an admin first.',
  );
}

/** Warns before removing assignments; the same call with `?confirm=true` goes through (product 4.7). */
export function futureAssignmentsError(count: number): AppError {
  const patrols = count === 1 ? '1 coming patrol' : `${count} coming patrols`;
  return conflict('future-assignments', `They are assigned to ${patrols} and would be taken off.`);
}

/** Who shares an address would get no mail any more if it were gone (product 4.14). */
export function sharedMailboxError(sharers: readonly Parameters<typeof formatName>[0][]): AppError {
  const names = sharers.map(formatName).join(', ');
  return conflict('shared-mailbox', `Mails for ${names} go to this address. Please change that first.`);
}

/** Nobody is left to be invited today (product 11.7). */
export function invitationsUsedUpError(aDay: number): AppError {
  return conflict('mail-limit', `In a day, ${aDay} people can be invited. Please try again tomorrow.`);
}

export function tooManyPeopleError(max: number): AppError {
  return conflict(
    'too-many-people',
    `An import leaves an organization with at most ${max} people, those who have left included.`,
  );
}

/** Who has signed in needs no invitation; a forgotten password has a link of its own. */
export function inviteRefusal(
  person: Parameters<typeof canInvite>[0],
  roles: readonly Role[],
): AppError | null {
  if (canInvite(person, roles)) return null;
  if (person.finished) return alreadyFinishedError();
  return person.email === null ? noAddressError() : signedInError();
}

function noAddressError(): AppError {
  return conflict('no-address', 'They have no email address of their own.');
}

export function signedInError(): AppError {
  return conflict('signed-in', 'They have signed in already.');
}

/** 409 rather than 404, because a finished person can still be read (product 4.5). */
export function alreadyFinishedError(): AppError {
  return conflict('finished', 'They have left already.');
}
