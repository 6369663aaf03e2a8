import type { Role } from '#contract';
import type { TestServer } from '../test-server.ts';

type Member = Exclude<Role, 'sa'>;

/** The password of every user, as in the demonstration. */
export const password = 'Patrol-2026';

/** A user of the demonstration for each role, who has no other role. */
export const demonstration: Record<Role, string> = {
  sa: 'hana.kereama@example.nz',
  admin: 'pania.ngata@example.nz',
  watcher: 'mere.tewhata@example.nz',
  'summary-recipient': 'fiona.mcdonald@example.nz',
  patroller: 'graeme.patterson@example.nz',
};

const users = {
  coordinator: ['Marama', 'Tūhoe', ['admin', 'patroller'], '021 555 0211'],
  admin: ['Bronwyn', 'Ashcroft', ['admin'], '021 555 0212'],
  watcher: ['Const. Peter', 'Sorensen', ['watcher'], '027 555 0213'],
  'summary-recipient': ['Louise', 'Fa‘asavalu', ['summary-recipient'], null],
  patroller: ['Tāne', 'Whaanga', ['patroller'], '022 555 0214'],
  answering: ['Rosemary', "O'Sullivan", ['patroller'], '027 555 0215'],
  declining: ['Vikram', 'Desai', ['patroller'], '021 555 0216'],
  absent: ['Jean-Paul', 'de la Croix', ['patroller'], '022 555 0217'],
} satisfies Record<string, [first: string, last: string, roles: Member[], phone: string | null]>;

export type UserKey = keyof typeof users;
export type Users = Record<UserKey, { id: string; email: string }>;

/** Writes the users of a new organization, with the demonstration's password. */
export async function buildUsers({ build, database }: TestServer, organizationId: string): Promise<Users> {
  const known = await database.query.person.findFirst({
    where: (row, { eq }) => eq(row.email, demonstration.admin),
  });
  const add = async (key: UserKey) => {
    const [firstName, lastName, roles, phone] = users[key];
    const email = `${key}-${organizationId.slice(-8)}@example.nz`;
    const passwordHash = known?.passwordHash ?? null;
    const name = { firstName, lastName };
    return build.buildPerson({ ...name, organizationId, roles, phone, email, passwordHash });
  };
  return {
    coordinator: await add('coordinator'),
    admin: await add('admin'),
    watcher: await add('watcher'),
    'summary-recipient': await add('summary-recipient'),
    patroller: await add('patroller'),
    answering: await add('answering'),
    declining: await add('declining'),
    absent: await add('absent'),
  };
}
