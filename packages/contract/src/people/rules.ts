import type { Role } from '../access.ts';
import type { Person } from './schema.ts';

/** Rules about people as pure functions: the server refuses calls by them and the web shows by them. */

/** Whether a person was invited and has not signed in yet (product 4.12). */
export function isInvited({ finished, firstSignedIn }: Pick<Person, 'finished' | 'firstSignedIn'>): boolean {
  return finished === null && firstSignedIn === null;
}

/** Whether an invitation can be mailed again. */
export function canInvite(
  person: Pick<Person, 'finished' | 'firstSignedIn'>,
  roles: readonly Role[],
): boolean {
  return roles.includes('admin') && isInvited(person);
}
