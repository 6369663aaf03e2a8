import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { OrganizationSetting } from '#organizations/contract';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { named } from '#platform/database/named.ts';
import { jsonOf, prepared, selected } from '#platform/database/prepared.ts';
import { organizationSettings } from '#platform/database/schema/organization-settings.ts';
import { organization } from '#platform/database/schema/organizations.ts';

/** How features find and lock an organization. */

export type OrganizationRow = typeof organization.$inferSelect;

/** Returns the settings in a row, as they are stored: one that gets a column is read by admins. */
export function settingsIn(row: OrganizationRow): Pick<OrganizationRow, OrganizationSetting> {
  return named(row, organizationSettings);
}

export async function findOrganization(db: Reader, id: string): Promise<OrganizationRow | undefined> {
  const [row] = await organizationById(db).execute({ id });
  return row?.found;
}

/** Returns the organization with this id, which is known to exist. */
export async function getOrganization(db: Reader, id: string): Promise<OrganizationRow> {
  const found = await findOrganization(db, id);
  if (!found) throw new Error('an organization was not found');
  return found;
}

const organizationById = prepared('organization', (db) => {
  return db
    .select({ found: selected(jsonOf(getTableColumns(organization))) })
    .from(organization)
    .where(eq(organization.id, sql.placeholder('id')));
});

/**
 * Locks an organization until the transaction ends, so that other edits of it and of its people's roles wait.
 * Returns undefined if there is none. Must come before any other lock (decision 16).
 */
export async function lockOrganization(tx: Transaction, id: string): Promise<OrganizationRow | undefined> {
  const [found] = await tx.select().from(organization).where(eq(organization.id, id)).for('no key update');
  return found;
}
