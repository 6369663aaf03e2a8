import type { Person, Profile, Role } from '@patrolbook/contract';
import type { ShownPerson } from './store.ts';

/** Roles that see everyone's contact details (design 6.3). */
const confidants: readonly Role[] = ['admin', 'watcher'];

export function isConfidant(roles: readonly Role[]): boolean {
  return roles.some((role) => confidants.includes(role));
}

/** A person as this viewer may see them: everything, how to reach them, or the name alone (design 6.3). */
export function presentPerson(
  row: ShownPerson,
  viewer: { personId: string; roles: readonly Role[] },
  isCrewMate = false,
): Person {
  const { id, firstName, lastName, finished, email, phone, roles, started } = row;
  const name = { _id: id, firstName, lastName, finished };
  if (isConfidant(viewer.roles) || viewer.personId === id) return { ...name, email, phone, roles, started };
  return isCrewMate ? { ...name, email, phone } : name;
}

export function presentProfile(
  row: ShownPerson & Pick<Profile, 'organizationId'>,
  timeZone: string,
): Profile {
  const { id, email, firstName, lastName, phone, organizationId, roles, started, finished } = row;
  return { _id: id, email, firstName, lastName, phone, organizationId, roles, started, finished, timeZone };
}
