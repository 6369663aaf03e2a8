import type { Role } from '#contract';
import type { Person } from './schema.ts';

/** Rules about people as pure functions: the server refuses calls by them and the web shows by them. */

/** Whether a person has an account and has not signed in yet (product 4.12). */
export function hasNotSignedIn({
  finished,
  firstSignedIn,
  email,
}: Pick<Person, 'finished' | 'firstSignedIn' | 'email'>): boolean {
  return finished === null && firstSignedIn === null && email !== null;
}

/** Whether a person's invitation is held until an admin sends it (product 4.19). */
export function isInvitationHeld(
  person: Parameters<typeof hasNotSignedIn>[0] & Pick<Person, 'invited'>,
): boolean {
  return hasNotSignedIn(person) && person.invited === null;
}

/** Whether an invitation can be mailed, perhaps again. */
export function canInvite(person: Parameters<typeof hasNotSignedIn>[0], roles: readonly Role[]): boolean {
  return roles.includes('admin') && hasNotSignedIn(person);
}
