import type { organizationRoutes, QueryOf } from '@patrolbook/contract';
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { byName, organization } from '../../platform/database/schema.ts';

export type OrganizationRow = typeof organization.$inferSelect;
export type OrganizationsPage = QueryOf<typeof organizationRoutes.listOrganizations>;

/** Ties are broken by id (design 6.1). */
const orders: Record<OrganizationsPage['sort'], SQL[]> = {
  name: [asc(byName(organization.name)), asc(organization.id)],
  '-name': [desc(byName(organization.name)), desc(organization.id)],
  code: [asc(organization.code), asc(organization.id)],
  '-code': [desc(organization.code), desc(organization.id)],
};

/** A page of all organizations and how many there are. */
export async function listOrganizations(db: Reader, page: OrganizationsPage) {
  const [rows, matches] = await Promise.all([
    db
      .select()
      .from(organization)
      .orderBy(...orders[page.sort])
      .limit(page.limit)
      .offset(page.skip),
    db.$count(organization),
  ]);
  return { rows, matches };
}

export async function findOrganization(db: Reader, id: string): Promise<OrganizationRow | undefined> {
  const [found] = await one(db).execute({ id });
  return found;
}

const one = prepared('organization', (db) => {
  return db
    .select()
    .from(organization)
    .where(eq(organization.id, sql.placeholder('id')));
});

/**
 * The zone as the database spells it; undefined if it knows none of this name. Our own list has names that it would not
 * compute with.
 */
export async function findZone(db: Reader, name: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pg_timezone_names where lower(name) = lower(${name})`,
  );
  return rows[0]?.name;
}

/** False if the code is in use. */
export async function insertOrganization(
  tx: Transaction,
  row: typeof organization.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(organization)
    .values(row)
    .onConflictDoNothing({ target: organization.code })
    .returning({ id: organization.id });
  return inserted.length > 0;
}

/** Undefined if there is no such organization. */
export async function updateOrganization(
  tx: Transaction,
  id: string,
  change: Partial<typeof organization.$inferInsert>,
): Promise<OrganizationRow | undefined> {
  if (Object.keys(change).length === 0) return findOrganization(tx, id);
  const [updated] = await tx.update(organization).set(change).where(eq(organization.id, id)).returning();
  return updated;
}
