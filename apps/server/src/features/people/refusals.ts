import { type AppError, conflict } from '../../platform/http/app-error.ts';

/** Why a person cannot be changed as things stand, in the sentence the screen shows. */

export function lastAdmin(): AppError {
  return conflict(
    'last-admin',
    'An organization keeps at least one admin. Please make somebody else an admin first.',
  );
}

/** A warning: the same call with `?confirm=true` goes through. */
export function futureAssignments(count: number): AppError {
  const patrols = count === 1 ? '1 coming patrol' : `${count} coming patrols`;
  return conflict('future-assignments', `They are assigned to ${patrols} and would be taken off.`);
}

/** Not 404: they can still be read. */
export function alreadyFinished(): AppError {
  return conflict('finished', 'They have left already.');
}
