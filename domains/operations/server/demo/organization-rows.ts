import { v7 as newId } from 'uuid';
import { instantAt, yearsAgo } from './calendar.ts';
import { howickSouth, neighbours, zone } from './organizations.ts';
import { type DemoPerson, emailOf } from './people.ts';
import type { NewOrganizationRow, NewPersonRow } from './store.ts';

/** The date of loading and the hash of the password. */
export interface LoadOptions {
  today: string;
  passwordHash: string;
}

/** Returns the demonstration's main organization. */
export function howickSouthRow({ today }: LoadOptions): NewOrganizationRow {
  return { ...howickSouth, id: newId(), created: noonYearsAgo(today, 18) };
}

/** Returns the neighbour organizations, each with its admin. */
export function neighbourRows(options: LoadOptions): {
  organizations: NewOrganizationRow[];
  people: NewPersonRow[];
} {
  const organizations: NewOrganizationRow[] = [];
  const people: NewPersonRow[] = [];
  for (const { code, place, timeZone = zone, admin } of neighbours) {
    const [firstName, lastName] = admin;
    const organization = organizationRow(place, { code, timeZone, created: noonYearsAgo(options.today, 3) });
    const person: DemoPerson = { firstName, lastName, phone: null, roles: ['admin'], joined: 3, left: null };
    organizations.push(organization);
    people.push(personRow(person, organization.id, options));
  }
  return { organizations, people };
}

/** Returns the organization of a place, which is also the name of its police station. */
export function organizationRow(
  place: string,
  given: Partial<NewOrganizationRow> & Pick<NewOrganizationRow, 'code' | 'created'>,
) {
  return {
    id: newId(),
    name: `${place} Community Patrol`,
    policeStation: place,
    timeZone: zone,
    patrollerInstructions: '',
    patrolMeetUpInstructions: '',
    patrolNames: ['Regular patrol'],
    ...given,
  };
}

/** Returns a person of an organization, or a super administrator if the organization is null. */
export function personRow(
  person: DemoPerson,
  organizationId: string | null,
  options: LoadOptions,
): NewPersonRow {
  const { firstName, lastName, phone, roles, joined, left } = person;
  return {
    id: newId(),
    organizationId,
    email: emailOf(person),
    firstName,
    lastName,
    phone,
    roles,
    passwordHash: options.passwordHash,
    started: noonYearsAgo(options.today, joined),
    firstSignedIn: noonYearsAgo(options.today, joined),
    invited: noonYearsAgo(options.today, joined),
    finished: left === null ? null : noonYearsAgo(options.today, left),
  };
}

export function noonYearsAgo(today: string, years: number): string {
  return instantAt(yearsAgo(today, years), '12:00');
}
