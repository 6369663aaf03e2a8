import type { Person, Profile, Role } from '@patrolbook/contract';
import type { PersonRow } from './store.ts';

/** Roles that see everyone's contact details; others see names (design 6.3). */
const confidants: readonly Role[] = ['admin', 'watcher'];

/** A person as this viewer may see them. */
export function presentPerson(row: PersonRow, viewer: { personId: string; roles: readonly Role[] }): Person {
  const { id, firstName, lastName, finished } = row;
  const name = { _id: id, firstName, lastName, finished };
  const isConfidant = viewer.roles.some((role) => confidants.includes(role));
  if (!isConfidant && viewer.personId !== id) return name;
  return { ...name, email: row.email, phone: row.phone, roles: row.roles, started: row.started };
}

export function presentProfile(row: PersonRow, timeZone: string): Profile {
  const { id, email, firstName, lastName, phone, organizationId, roles, started, finished } = row;
  return { _id: id, email, firstName, lastName, phone, organizationId, roles, started, finished, timeZone };
}
