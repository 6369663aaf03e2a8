import { v7 as newId } from 'uuid';
import { at, yearsAgo } from './calendar.ts';
import { howickSouth, neighbours, zone } from './organizations.ts';
import { addressOf, type DemoPerson } from './people.ts';
import type { OrganizationRow, PersonRow } from './store.ts';

/** When everything is loaded, and what it takes to sign in. */
export interface Loading {
  today: string;
  passwordHash: string;
}

/** The organization that is demonstrated. */
export function howickSouthRow({ today }: Loading): OrganizationRow {
  return { ...howickSouth, id: newId(), created: noonYearsAgo(today, 18) };
}

/** The others, each with its admin. */
export function neighbourRows(loading: Loading): { organizations: OrganizationRow[]; people: PersonRow[] } {
  const organizations: OrganizationRow[] = [];
  const people: PersonRow[] = [];
  for (const { code, place, timeZone = zone, admin } of neighbours) {
    const [firstName, lastName] = admin;
    const organization = {
      id: newId(),
      code,
      name: `${place} Community Patrol`,
      policeStation: place,
      timeZone,
      patrollerInstructions: '',
      patrolMeetUpInstructions: '',
      patrolNames: ['Regular patrol'],
      created: noonYearsAgo(loading.today, 3),
    };
    const person: DemoPerson = { firstName, lastName, phone: null, roles: ['admin'], joined: 3, left: null };
    organizations.push(organization);
    people.push(personRow(person, organization.id, loading));
  }
  return { organizations, people };
}

/** Somebody of an organization, or a super administrator of none. */
export function personRow(person: DemoPerson, organizationId: string | null, loading: Loading): PersonRow {
  const { firstName, lastName, phone, roles, joined, left } = person;
  return {
    id: newId(),
    organizationId,
    email: addressOf(person),
    firstName,
    lastName,
    phone,
    roles,
    passwordHash: loading.passwordHash,
    started: noonYearsAgo(loading.today, joined),
    finished: left === null ? null : noonYearsAgo(loading.today, left),
  };
}

function noonYearsAgo(today: string, years: number): string {
  return at(yearsAgo(today, years), '12:00');
}
