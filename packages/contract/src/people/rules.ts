import type { Role } from '../access.ts';
import type { Person } from './schema.ts';

/** Rules about people as pure functions: the server refuses calls by them and the web shows by them. */

/** Whether a person was invited and has not signed in yet (product 4.12). */
export function isInvited({
  finished,
  firstSignedIn,
  email,
}: Pick<Person, 'finished' | 'firstSignedIn' | 'email'>): boolean {
  return finished === null && firstSignedIn === null && email !== null;
}

/** Whether an invitation can be mailed again. */
export function canInvite(person: Parameters<typeof isInvited>[0], roles: readonly Role[]): boolean {
  return roles.includes('admin') && isInvited(person);
}
