import { and, eq, isNull, sql } from 'drizzle-orm';
import { NIL } from 'uuid';
import { changeAddress, takeAddresses } from '#people/server/addresses.store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inOrganization } from '#platform/database/in-organization.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import { installation } from '#platform/database/schema/platform.ts';

const ofNone = inOrganization(person.organizationId, null);

/** Whether there is nothing: nobody belongs to an organization where none is. */
export async function isEmptyInstallation(db: Reader): Promise<boolean> {
  for (const table of [organization, installation]) if ((await db.$count(table)) > 0) return false;
  return (await db.$count(person, ofNone)) === 0;
}

/** Returns the super administrator who was created first, if there is one. */
export async function findSuperAdmin(db: Reader) {
  const [found] = await db
    .select()
    .from(person)
    .where(and(ofNone, isNull(person.finished)))
    .orderBy(person.id)
    .limit(1);
  return found;
}

export async function insertSuperAdmin(
  tx: Transaction,
  row: Omit<typeof person.$inferInsert, 'organizationId' | 'roles'>,
): Promise<void> {
  const superAdmin: typeof person.$inferInsert = { ...row, organizationId: NIL, roles: ['sa'] };
  await takeAddresses(tx, [superAdmin]);
  await tx.insert(person).values(superAdmin);
}

/** Locks the installation, so that one of several starting processes prepares it while the others wait. */
export async function lockInstallation(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7260312)`);
}

export async function setEmail(tx: Transaction, personId: string, email: string): Promise<void> {
  const [changed] = await tx
    .update(person)
    .set({ email })
    .where(and(ofNone, eq(person.id, personId)))
    .returning();
  if (changed) await changeAddress(tx, changed);
}
