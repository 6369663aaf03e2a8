import { sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { organization, person } from '../../platform/database/schema.ts';

export async function isEmpty(db: Reader): Promise<boolean> {
  return (await db.$count(person)) === 0 && (await db.$count(organization)) === 0;
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
