import { and, eq, getTableColumns, inArray, is, isNull, or, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { NIL } from 'uuid';
import { z } from 'zod';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import * as schema from '../../platform/database/schema.ts';

const {
  assignment,
  assignmentAnswer,
  guest,
  incident,
  installation,
  mail,
  organization,
  patrol,
  person,
  session,
} = schema;

export type OrganizationRow = typeof organization.$inferInsert;
export type PersonRow = typeof person.$inferInsert;
export type PatrolRow = typeof patrol.$inferInsert;
export type AssignmentRow = typeof assignment.$inferInsert;

/** The whole demonstration. */
export interface DemoRows {
  organizations: OrganizationRow[];
  people: PersonRow[];
  patrols: PatrolRow[];
  assignments: AssignmentRow[];
  answers: (typeof assignmentAnswer.$inferInsert)[];
  guests: (typeof guest.$inferInsert)[];
  incidents: (typeof incident.$inferInsert)[];
}

/** What was loaded. */
const Loaded = z.object({
  organizationIds: z.array(z.string()),
  superAdminId: z.string().nullable(),
  /** Whoever still has it signs in with the demonstration's password. */
  passwordHash: z.string(),
});
export type Loaded = z.infer<typeof Loaded>;

/** Null once it was removed: then nobody wants it back unasked. */
const State = z.object({ loaded: Loaded.nullable() });

const key = 'demo';

/** Of several processes that start together one loads it while the others wait. */
export async function lockDemonstration(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7260313)`);
}

export async function findLoaded(db: Reader): Promise<Loaded | null> {
  const [found] = await db.select().from(installation).where(eq(installation.key, key));
  return found ? State.parse(found.value).loaded : null;
}

export async function remember(tx: Transaction, loaded: Loaded | null): Promise<void> {
  const value = { loaded };
  await tx
    .insert(installation)
    .values({ key, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}

/** Codes and addresses that others have already. */
export async function listTaken(db: Reader, { organizations, people }: DemoRows): Promise<string[]> {
  const codes = await db
    .select({ taken: organization.code })
    .from(organization)
    .where(
      inArray(
        organization.code,
        organizations.map(({ code }) => code),
      ),
    );
  const addresses = await db
    .select({ taken: person.email })
    .from(person)
    .where(
      and(
        inArray(
          sql`lower(${person.email})`,
          people.map(({ email }) => email),
        ),
        isNull(person.finished),
      ),
    );
  return [...codes, ...addresses].map(({ taken }) => taken);
}

export async function insertAll(tx: Transaction, rows: DemoRows): Promise<void> {
  await tx.insert(organization).values(rows.organizations);
  await tx.insert(person).values(rows.people);
  await tx.insert(patrol).values(rows.patrols);
  await tx.insert(assignment).values(rows.assignments);
  await tx.insert(assignmentAnswer).values(rows.answers);
  await tx.insert(guest).values(rows.guests);
  await tx.insert(incident).values(rows.incidents);
  // Statistics would come by themselves after a minute; until then the planner's guesses make some reads take seconds.
  await tx.execute(sql`analyze ${organization}, ${person}, ${patrol}, ${assignment}, ${guest}, ${incident}`);
}

/** Who has not left and has this very password hash, in the order in which they were written. */
export function listByPasswordHash(db: Reader, passwordHash: string) {
  return db
    .select({ email: person.email, roles: person.roles })
    .from(person)
    .where(and(eq(person.passwordHash, passwordHash), isNull(person.finished)))
    .orderBy(person.id);
}

/** Every table there is, those that refer to others before those they refer to. */
const tables = referringFirst(Object.values(schema).filter((value) => is(value, PgTable)));

function referringFirst(unordered: PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const place = (table: PgTable) => {
    if (ordered.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) place(key.reference().foreignTable);
    ordered.add(table);
  };
  unordered.forEach(place);
  return [...ordered].reverse();
}

/** Deletes these organizations with all that is in them by now. */
export async function deleteOrganizations(tx: Transaction, ids: string[]): Promise<void> {
  for (const table of tables) {
    const { organizationId } = getTableColumns(table);
    if (organizationId) await tx.delete(table).where(inArray(organizationId, ids));
  }
  await tx.delete(organization).where(inArray(organization.id, ids));
}

/** Deletes somebody who is in no organization, with all that is theirs, such as sessions, and what was mailed to them. */
export async function deleteSuperAdmin(tx: Transaction, id: string): Promise<void> {
  for (const table of tables) {
    const { personId } = getTableColumns(table);
    if (personId) await tx.delete(table).where(eq(personId, id));
  }
  await tx.delete(mail).where(and(eq(mail.organizationId, NIL), eq(mail.recipient, id)));
  await tx.delete(person).where(eq(person.id, id));
}

/** The sessions that end with it. */
export async function listSessionIds(
  db: Reader,
  { organizationIds, superAdminId }: Loaded,
): Promise<string[]> {
  const found = await db
    .select({ id: session.id })
    .from(session)
    .where(
      or(
        inArray(session.organizationId, organizationIds),
        superAdminId ? eq(session.personId, superAdminId) : undefined,
      ),
    );
  return found.map(({ id }) => id);
}
