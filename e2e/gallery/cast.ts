import type { Role } from '@patrolbook/contract';
import type { House } from '../house.ts';

type Member = Exclude<Role, 'sa'>;

/** Everybody's, as in the demonstration. */
export const password = 'Patrol-2026';

/** Somebody of the demonstration with each role and no other. */
export const demonstration: Record<Role, string> = {
  sa: 'hana.kereama@example.nz',
  admin: 'pania.ngata@example.nz',
  watcher: 'mere.tewhata@example.nz',
  'summary-recipient': 'fiona.mcdonald@example.nz',
  patroller: 'graeme.patterson@example.nz',
};

const parts = {
  coordinator: ['Marama', 'Tūhoe', ['admin', 'patroller'], '021 555 0211'],
  admin: ['Bronwyn', 'Ashcroft', ['admin'], '021 555 0212'],
  watcher: ['Const. Peter', 'Sorensen', ['watcher'], '027 555 0213'],
  'summary-recipient': ['Louise', 'Fa‘asavalu', ['summary-recipient'], null],
  patroller: ['Tāne', 'Whaanga', ['patroller'], '022 555 0214'],
  answering: ['Rosemary', "O'Sullivan", ['patroller'], '027 555 0215'],
  declining: ['Vikram', 'Desai', ['patroller'], '021 555 0216'],
  absent: ['Jean-Paul', 'de la Croix', ['patroller'], '022 555 0217'],
} satisfies Record<string, [first: string, last: string, roles: Member[], phone: string | null]>;

export type Part = keyof typeof parts;
export type Cast = Record<Part, { id: string; email: string }>;

/** One of each kind in a new organization, with the demonstration's password. */
export async function buildCast({ build, database }: House, organizationId: string): Promise<Cast> {
  const known = await database.query.person.findFirst({
    where: (row, { eq }) => eq(row.email, demonstration.admin),
  });
  const cast = async (part: Part) => {
    const [firstName, lastName, roles, phone] = parts[part];
    const email = `${part}-${organizationId.slice(-4)}@example.nz`;
    const passwordHash = known?.passwordHash ?? null;
    const name = { firstName, lastName };
    return build.buildPerson({ ...name, organizationId, roles, phone, email, passwordHash });
  };
  return {
    coordinator: await cast('coordinator'),
    admin: await cast('admin'),
    watcher: await cast('watcher'),
    'summary-recipient': await cast('summary-recipient'),
    patroller: await cast('patroller'),
    answering: await cast('answering'),
    declining: await cast('declining'),
    absent: await cast('absent'),
  };
}
