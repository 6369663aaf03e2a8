import type { HappenedFilter, peopleRoutes, QueryOf } from '@patrolbook/contract';
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { byName, organization, person } from '../../platform/database/schema.ts';

export type PersonRow = typeof person.$inferSelect;

export type PeoplePage = QueryOf<typeof peopleRoutes.listPersons>;

/** Ties are broken by id (design 6.1). */
const orders: Record<PeoplePage['sort'], SQL[]> = {
  lastName: [asc(byName(person.lastName)), asc(person.id)],
  '-lastName': [desc(byName(person.lastName)), desc(person.id)],
  firstName: [asc(byName(person.firstName)), asc(person.id)],
  '-firstName': [desc(byName(person.firstName)), desc(person.id)],
  started: [asc(person.started), asc(person.id)],
  '-started': [desc(person.started), desc(person.id)],
};

/** A page of the organization's people and how many match. */
export async function listPeople(db: Reader, organizationId: string, page: PeoplePage) {
  const where = and(eq(person.organizationId, organizationId), finishedIs(page.filter?.finished));
  const [rows, matches] = await Promise.all([
    db
      .select()
      .from(person)
      .where(where)
      .orderBy(...orders[page.sort])
      .limit(page.limit)
      .offset(page.skip),
    db.$count(person, where),
  ]);
  return { rows, matches };
}

function finishedIs(filter: HappenedFilter | undefined): SQL | undefined {
  if (filter === undefined) return undefined;
  return filter === null ? isNull(person.finished) : isNotNull(person.finished);
}

export async function findPerson(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<PersonRow | undefined> {
  const [found] = await db
    .select()
    .from(person)
    .where(and(eq(person.organizationId, organizationId), eq(person.id, id)));
  return found;
}

/** A person with their organization's zone; the organization is null for super administrators. */
export async function findProfile(db: Reader, id: string) {
  const [found] = await db
    .select({ person, timeZone: organization.timeZone })
    .from(person)
    .leftJoin(organization, eq(organization.id, person.organizationId))
    .where(eq(person.id, id));
  return found;
}

/** Of two who take one address at the same moment, the second waits for the first. */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);
}

/** Whether somebody who has not left uses this address, in any organization: a person belongs to one at a time. */
export async function isEmailTaken(db: Reader, email: string): Promise<boolean> {
  const taken = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(sql`lower(${person.email})`, email.toLowerCase()), isNull(person.finished)));
  return taken.length > 0;
}

export async function insertPerson(tx: Transaction, row: typeof person.$inferInsert): Promise<void> {
  await tx.insert(person).values(row);
}
