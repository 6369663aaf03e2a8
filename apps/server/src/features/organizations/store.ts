import type { organizationRoutes, QueryOf } from '@patrolbook/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { OrganizationRow } from '../../domain/organizations/store.ts';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { listFilter, satisfies } from '../../platform/database/list-filter.ts';
import { nameSearch } from '../../platform/database/name-search.ts';
import { preparedList } from '../../platform/database/prepared-list.ts';
import { byName } from '../../platform/database/schema/columns.ts';
import { organization } from '../../platform/database/schema/organizations.ts';

export type OrganizationsPage = QueryOf<typeof organizationRoutes.listOrganizations>;

/** Returns a page of the organizations, and the number of matches. */
export async function listOrganizations(db: Reader, page: OrganizationsPage) {
  const { rows, matches = 0 } = await organizationsList(db, page);
  return { rows, matches };
}

const organizationsList = preparedList({
  name: 'organizations',
  table: organization,
  filter: listFilter<NonNullable<OrganizationsPage['filter']>>({
    search: satisfies((text) => nameSearch(text, organization.code, organization.name)),
  }),
  sorts: { name: byName(organization.name), code: organization.code },
  id: organization.id,
  page: (db, { where, orderBy, matches }) =>
    db
      .select({ ...getTableColumns(organization), matches })
      .from(organization)
      .where(where)
      .orderBy(...orderBy)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('skip')),
});

/**
 * Returns a time zone's name as the database spells it; undefined if the database does not know it. JavaScript's list
 * of zones has some that PostgreSQL lacks.
 */
export async function findZone(db: Reader, name: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pg_timezone_names where lower(name) = lower(${name})`,
  );
  return rows[0]?.name;
}

/** Inserts an organization; returns false if the code is in use. */
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

/** Updates an organization, which must exist, and returns the new row. */
export async function updateOrganization(
  tx: Transaction,
  id: string,
  change: Partial<typeof organization.$inferInsert>,
): Promise<OrganizationRow> {
  const [row] = await tx.update(organization).set(change).where(eq(organization.id, id)).returning();
  if (!row) throw new Error('an organization to be changed was not found');
  return row;
}
