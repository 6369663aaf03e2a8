import { and, eq, getTableColumns, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { takeAddresses } from '#people/server/addresses.store.ts';
import { isOneOfAddresses } from '#people/server/store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inOrganization, placed } from '#platform/database/in-organization.ts';
import { tables } from '#platform/database/schema/schema.ts';

const {
  assignment,
  assignmentAnswer,
  availability,
  guest,
  incident,
  installation,
  joinRequest,
  mail,
  organization,
  patrol,
  person,
  personAddress,
  personPair,
  session,
  vehicle,
} = tables;

export type NewOrganizationRow = typeof organization.$inferInsert;
export type NewPersonRow = typeof person.$inferInsert;
export type NewPatrolRow = typeof patrol.$inferInsert;
export type NewAssignmentRow = typeof assignment.$inferInsert;
export type VehicleRow = typeof vehicle.$inferInsert;

/** All rows of the demonstration. */
export interface DemoRows {
  organizations: NewOrganizationRow[];
  people: NewPersonRow[];
  joinRequests: (typeof joinRequest.$inferInsert)[];
  availability: (typeof availability.$inferInsert)[];
  pairs: (typeof personPair.$inferInsert)[];
  patrols: NewPatrolRow[];
  assignments: NewAssignmentRow[];
  answers: (typeof assignmentAnswer.$inferInsert)[];
  guests: (typeof guest.$inferInsert)[];
  incidents: (typeof incident.$inferInsert)[];
  vehicles: VehicleRow[];
}

/** What identifies the loaded demonstration. */
const LoadedDemonstration = z.object({
  organizationIds: z.array(z.string()),
  superAdminId: z.string().nullable(),
  /** People who still have this hash sign in with the demonstration's password. */
  passwordHash: z.string(),
});
export type LoadedDemonstration = z.infer<typeof LoadedDemonstration>;

/** Null after it was removed, so that the next start does not load it again. */
const State = z.object({ loaded: LoadedDemonstration.nullable() });

const key = 'demo';

/** Locks the demonstration, so that one of several starting processes loads it while the others wait. */
export async function lockDemonstration(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7260313)`);
}

export async function findLoaded(db: Reader): Promise<LoadedDemonstration | null> {
  const [found] = await db.select().from(installation).where(eq(installation.key, key));
  return found ? State.parse(found.value).loaded : null;
}

export async function saveLoaded(tx: Transaction, loaded: LoadedDemonstration | null): Promise<void> {
  const value = { loaded };
  await tx
    .insert(installation)
    .values({ key, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}

/** Returns the codes and addresses that are already in use. */
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
    .select({ taken: personAddress.address })
    .from(personAddress)
    .where(
      isOneOfAddresses(
        personAddress.address,
        people.flatMap(({ email }) => email ?? []),
      ),
    );
  return [...codes, ...addresses].flatMap(({ taken }) => taken ?? []);
}

export async function insertAll(tx: Transaction, rows: DemoRows): Promise<void> {
  await tx.insert(organization).values(rows.organizations);
  await takeAddresses(tx, rows.people);
  await tx.insert(person).values(rows.people.map(placed));
  await tx.insert(joinRequest).values(rows.joinRequests);
  await tx.insert(availability).values(rows.availability);
  await tx.insert(personPair).values(rows.pairs);
  await tx.insert(patrol).values(rows.patrols);
  await tx.insert(assignment).values(rows.assignments);
  await tx.insert(assignmentAnswer).values(rows.answers);
  await tx.insert(guest).values(rows.guests);
  await tx.insert(incident).values(rows.incidents);
  await tx.insert(vehicle).values(rows.vehicles);
  // Without statistics, which autovacuum collects only after a minute, some reads take seconds.
  await tx.execute(sql`analyze ${organization}, ${person}, ${patrol}, ${assignment}, ${guest}, ${incident}`);
}

/** Returns, for each set of roles, the unfinished person with this password hash who has the lowest id, in the order of their ids. */
export async function listByPasswordHash(db: Reader, passwordHash: string) {
  const found = await db
    .selectDistinctOn([person.roles], { id: person.id, email: person.email, roles: person.roles })
    .from(person)
    .where(and(eq(person.passwordHash, passwordHash), isNull(person.finished)))
    .orderBy(person.roles, person.id);
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Returns whether there are other organizations than these. */
export async function hasOthers(db: Reader, ids: readonly string[]): Promise<boolean> {
  const [other] = await db
    .select({ id: organization.id })
    .from(organization)
    .where(notInArray(organization.id, [...ids]))
    .limit(1);
  return other !== undefined;
}

/** All tables in order of deletion: each before the tables that it references. */
const deletionOrder = referringFirst(Object.values(tables));

function referringFirst(unordered: PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const place = (table: PgTable) => {
    if (ordered.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table) place(foreignTable);
    }
    ordered.add(table);
  };
  unordered.forEach(place);
  return [...ordered].reverse();
}

/** Deletes these organizations with everything in them. */
export async function deleteOrganizations(tx: Transaction, ids: string[]): Promise<void> {
  for (const table of deletionOrder) {
    const { organizationId } = getTableColumns(table);
    if (organizationId) await tx.delete(table).where(inArray(organizationId, ids));
  }
  await tx.delete(organization).where(inArray(organization.id, ids));
}

/** Deletes a super administrator with their rows, such as sessions, and the mails to them. */
export async function deleteSuperAdmin(tx: Transaction, id: string): Promise<void> {
  for (const table of deletionOrder) {
    const { personId, organizationId } = getTableColumns(table);
    if (!personId || !organizationId) continue;
    await tx.delete(table).where(and(inOrganization(organizationId, null), eq(personId, id)));
  }
  await tx.delete(mail).where(and(inOrganization(mail.organizationId, null), eq(mail.recipient, id)));
  await tx.delete(person).where(and(inOrganization(person.organizationId, null), eq(person.id, id)));
}

/** Returns the ids of all sessions of the demonstration's people. */
export async function listSessionIds(
  db: Reader,
  { organizationIds, superAdminId }: LoadedDemonstration,
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
