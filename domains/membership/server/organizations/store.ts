import { and, eq, getTableColumns, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { archivedCodeDays, overdueHours, type QueryOf, readyMinutes } from '#contract';
import type { organizationRoutes } from '#organizations/contract';
import type { OrganizationRow } from '#organizations/server/store.ts';
import { after, day, hour, minute } from '#platform/clock.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { happened, listFilter, onPage, preparedList, satisfies } from '#platform/database/list.ts';
import { nameSearch } from '#platform/database/name-search.ts';
import { plannedEnd } from '#platform/database/patrol-conditions.store.ts';
import { byName } from '#platform/database/schema/columns.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';

export type OrganizationsQuery = QueryOf<typeof organizationRoutes.listOrganizations>;

/** Returns a page of the organizations, and the number of matches. */
export function listOrganizations(db: Reader, page: OrganizationsQuery) {
  return organizationsList(db, page);
}

const organizationsList = preparedList({
  name: 'organizations',
  table: organization,
  filter: listFilter<NonNullable<OrganizationsQuery['filter']>>({
    archived: happened(organization.archived),
    search: satisfies((text) => nameSearch(text, organization.code, organization.name)),
  }),
  sorts: { name: byName(organization.name), code: organization.code },
  id: organization.id,
  page: (db, parts) =>
    onPage(db.select({ ...getTableColumns(organization), matches: parts.matches }).from(organization), parts),
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

/**
 * Locks a code until the transaction ends, and returns whether no organization has it. One that was archived long
 * enough ago gives it up (product 3.9).
 */
export async function reserveCode(tx: Transaction, code: string, now: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${code}, 3))`);
  const isHolder = and(eq(organization.code, code), isNull(organization.codeFreed));
  const wait = after(now, -archivedCodeDays * day);
  await tx
    .update(organization)
    .set({ codeFreed: now })
    .where(and(isHolder, lte(organization.archived, wait)));
  return (await tx.$count(organization, isHolder)) === 0;
}

/** Inserts an organization. The caller has reserved its code. */
export async function insertOrganization(
  tx: Transaction,
  row: typeof organization.$inferInsert,
): Promise<void> {
  await tx.insert(organization).values(row);
}

/**
 * Returns whether a crew of the organization may be out: from when a finalized patrol can be logged on until its planned end,
 * and on a started one until it is finished or has been forgotten.
 */
export async function isPatrolUnderWay(db: Reader, organizationId: string, now: string): Promise<boolean> {
  const isNear = and(
    isNull(patrol.started),
    lte(patrol.when, after(now, readyMinutes.logOn * minute)),
    gt(plannedEnd, now),
  );
  const isOut = and(isNotNull(patrol.started), gt(plannedEnd, after(now, -overdueHours * hour)));
  const isPlanned = and(
    isNotNull(patrol.finalized),
    isNull(patrol.cancelled),
    isNull(patrol.finished),
    isNull(patrol.deleted),
  );
  const underWay = and(eq(patrol.organizationId, organizationId), isPlanned, or(isNear, isOut));
  return (await db.$count(patrol, underWay)) > 0;
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
