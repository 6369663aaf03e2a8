import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { installation, organization, person } from '../../platform/database/schema.ts';

export async function isEmpty(db: Reader): Promise<boolean> {
  for (const table of [person, organization, installation]) if ((await db.$count(table)) > 0) return false;
  return true;
}

/** Whoever has not left and uses this address, in whatever case. */
export async function findByEmail(db: Reader, email: string) {
  const [found] = await db
    .select()
    .from(person)
    .where(and(eq(sql`lower(${person.email})`, email.toLowerCase()), isNull(person.finished)));
  return found;
}

/** The super administrator who was created first, if there is one. */
export async function findSuperAdmin(db: Reader) {
  const [found] = await db
    .select()
    .from(person)
    .where(sql`'sa' = any(${person.roles}) and ${person.finished} is null`)
    .orderBy(person.id)
    .limit(1);
  return found;
}

export async function insertSuperAdmin(tx: Transaction, row: typeof person.$inferInsert): Promise<void> {
  await tx.insert(person).values({ ...row, organizationId: null, roles: ['sa'] });
}

/** Of several processes that start together, one prepares the installation while the others wait. */
export async function lockInstallation(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7260312)`);
}

export async function setEmail(tx: Transaction, personId: string, email: string): Promise<void> {
  await tx.update(person).set({ email }).where(eq(person.id, personId));
}
