import type { Role } from '#contract';
import { type LoadOptions, noonYearsAgo, organizationRow, personRow } from '../organization-rows.ts';
import type { Logbook, PlannedRoster } from '../patrol-rows.ts';
import { emailOf } from '../people.ts';
import { seeded } from '../random.ts';
import type { NewOrganizationRow, NewPersonRow } from '../store.ts';
import { nameFrom } from './names.ts';

type AccountHolder = NewPersonRow & { email: string };

/** An organization whose patrols are being made up, evening by evening. */
export interface Generated {
  number: number;
  row: NewOrganizationRow;
  people: AccountHolder[];
  /** The people by their ids. */
  known: ReadonlyMap<string, NewPersonRow>;
  roster: PlannedRoster<string>;
  patrolsAnEvening: number;
  logbook: Logbook;
}

/** How many people share the patrols of which there is one an evening. */
export const groupSize = 60;

/** The first person is an admin, the second a watcher. */
const office: Role[][] = [
  ['admin', 'patroller'],
  ['watcher', 'patroller'],
];

/** Makes up an organization with its people: a group for each patrol that it has on an evening. */
export function generateOrganization(
  number: number,
  patrolsAnEvening: number,
  options: LoadOptions,
): Generated {
  const random = seeded(number);
  const code = `D${number.toString(36).toUpperCase().padStart(3, '0')}`;
  const row = organizationRow(`District ${code}`, {
    code,
    eccEmail: 'ecc@police.example',
    patrollerInstructions: 'Bring your vest and torch.',
    patrolMeetUpInstructions: 'Meet at the station.',
    created: noonYearsAgo(options.today, 5),
  });
  const people = Array.from({ length: groupSize * patrolsAnEvening }, (_, index) => {
    const name = nameFrom(random);
    const email = emailOf(name).replace('@', `.${index}@${code.toLowerCase()}.`);
    const phone = `021 555 ${String(1000 + index).slice(-4)}`;
    const roles: Role[] = office[index] ?? ['patroller'];
    const person = { ...name, phone, roles, joined: 5 + (index % 7), left: null };
    return { ...personRow(person, row.id, options), email };
  });
  const roster = { organizationId: row.id, idOf: (id: string) => id, adminId: people[0]?.id ?? '' };
  const known = new Map(people.map((person) => [person.id, person]));
  return { number, row, people, known, roster, patrolsAnEvening, logbook: { random, recorded: 0 } };
}
