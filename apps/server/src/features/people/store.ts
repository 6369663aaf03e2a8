import type { peopleRoutes, QueryOf } from '@patrolbook/contract';
import { and, arrayContains, asc, count, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { happened, hasHappened } from '../../platform/database/happened.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { byName, organization, person } from '../../platform/database/schema.ts';
import { isCrewMate, type Look, lookOf, type Viewer } from './crew-mates/store.ts';

export type PersonRow = typeof person.$inferSelect;
/** Of somebody who belongs to an organization. */
export type MemberRow = PersonRow & { organizationId: string };

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

/** What anybody may be shown of a person. */
const shown = {
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phone: person.phone,
  roles: person.roles,
  started: person.started,
  finished: person.finished,
};
export type ShownPerson = Pick<PersonRow, keyof typeof shown>;

/** A page of the organization's people and how many match. */
export async function listPeople(db: Reader, viewer: Viewer, { sort, limit, skip, filter }: PeoplePage) {
  const { organizationId } = viewer;
  const finished = hasHappened(filter?.finished);
  const [rows, [counted]] = await Promise.all([
    peoplePage(db, sort, lookOf(viewer)).execute({ ...viewer, finished, limit, skip }),
    peopleCount(db).execute({ organizationId, finished }),
  ]);
  return { rows, matches: counted?.matches ?? 0 };
}

const peoplePage = prepared('people', (db, sort: PeoplePage['sort'], look: Look) => {
  return db
    .select({ ...shown, isCrewMate: isCrewMate(db, look) })
    .from(person)
    .where(matching)
    .orderBy(...orders[sort])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'));
});

const peopleCount = prepared('people_count', (db) => {
  return db.select({ matches: count() }).from(person).where(matching);
});

const isOfOrganization = eq(person.organizationId, sql.placeholder('organizationId'));
const matching = and(isOfOrganization, happened(person.finished, 'finished'));

/** A person, and whether they are the viewer's crew-mate. */
export async function findSeenPerson(db: Reader, viewer: Viewer, id: string) {
  const [found] = await seenPerson(db, lookOf(viewer)).execute({ ...viewer, id });
  return found;
}

const seenPerson = prepared('seen_person', (db, look: Look) => {
  return db
    .select({ ...shown, isCrewMate: isCrewMate(db, look) })
    .from(person)
    .where(and(isOfOrganization, eq(person.id, sql.placeholder('id'))));
});

export async function findPerson(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<PersonRow | undefined> {
  const [found] = await db.select().from(person).where(isThis(organizationId, id));
  return found;
}

/** A person with the organization they belong to. */
export async function findMembership(db: Reader, organizationId: string, id: string) {
  const [found] = await db
    .select({ person, organization })
    .from(person)
    .innerJoin(organization, eq(organization.id, person.organizationId))
    .where(isThis(organizationId, id));
  return found;
}

/** A person with their organization's zone; the organization is null for super administrators. */
export async function findProfile(db: Reader, id: string) {
  const [found] = await profile(db).execute({ id });
  return found;
}

const profile = prepared('profile', (db) => {
  return db
    .select({ ...shown, organizationId: person.organizationId, timeZone: organization.timeZone })
    .from(person)
    .leftJoin(organization, eq(organization.id, person.organizationId))
    .where(eq(person.id, sql.placeholder('id')));
});

/**
 * Until the transaction ends, nobody else changes who is in the organization and in which roles: what was found out about its
 * admins holds. Comes before any other lock.
 */
export async function lockPeople(tx: Transaction, organizationId: string): Promise<void> {
  await tx
    .select({ id: organization.id })
    .from(organization)
    .where(eq(organization.id, organizationId))
    .for('no key update');
}

/** How many admins who have not left there are besides this person. */
export async function countOtherAdmins(
  db: Reader,
  organizationId: string,
  personId: string,
): Promise<number> {
  return db.$count(
    person,
    and(
      eq(person.organizationId, organizationId),
      ne(person.id, personId),
      arrayContains(person.roles, ['admin']),
      isNull(person.finished),
    ),
  );
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

/** Who of the organization has left and used this address; the last of them, should there be several. */
export async function findFinishedByEmail(
  db: Reader,
  organizationId: string,
  email: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        eq(person.organizationId, organizationId),
        eq(sql`lower(${person.email})`, email.toLowerCase()),
        isNotNull(person.finished),
      ),
    )
    .orderBy(desc(person.finished), desc(person.id))
    .limit(1);
  return found?.id;
}

/** The row as it is then; the caller has seen that there is one. */
export async function updatePerson(
  tx: Transaction,
  organizationId: string,
  id: string,
  change: Partial<Omit<PersonRow, 'id' | 'organizationId' | 'started'>>,
): Promise<PersonRow> {
  const isThisOne = isThis(organizationId, id);
  const isChange = Object.values(change).some((value) => value !== undefined);
  const [row] = isChange
    ? await tx.update(person).set(change).where(isThisOne).returning()
    : await tx.select().from(person).where(isThisOne);
  if (!row) throw new Error('a person has gone while being changed');
  return row;
}

function isThis(organizationId: string, id: string): SQL | undefined {
  return and(eq(person.organizationId, organizationId), eq(person.id, id));
}
