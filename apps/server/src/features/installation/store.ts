import { eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { organization } from '../../platform/database/schema/organizations.ts';
import { person } from '../../platform/database/schema/people.ts';
import { installation } from '../../platform/database/schema/platform.ts';

export async function isEmpty(db: Reader): Promise<boolean> {
  for (const table of [person, organization, installation]) if ((await db.$count(table)) > 0) return false;
  return true;
}

/** Returns the super administrator who was created first, if there is one. */
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

/** Locks the installation, so that one of several starting processes prepares it while the others wait. */
export async function lockInstallation(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7260312)`);
}

export async function setEmail(tx: Transaction, personId: string, email: string): Promise<void> {
  await tx.update(person).set({ email }).where(eq(person.id, personId));
}
