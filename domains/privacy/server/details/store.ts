import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { readInstant } from '#platform/database/instant.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import {
  privacy,
  privacyChange,
  privacyRemoval,
  privacyShortening,
} from '#platform/database/schema/privacy.ts';
import type { PrivacyClock } from '#privacy/contract';
import type { Clocks, Due, Shortening } from './due.ts';

/** How many removals and changes are shown. */
const shown = 20;

const shorteningsOfOrganization = sql<Clocks['shortenings']>`(
  select coalesce(jsonb_object_agg(clock, jsonb_build_object(
    'days', days, 'chosen', chosen, 'chosenBy', chosen_by, 'counts', counts)), '{}')
  from privacy_shortening as shortening where shortening.organization_id = ${organization.id})`.mapWith(
  readShortenings,
);

/** Reads the instants as PostgreSQL writes them into JSON. */
function readShortenings(stored: Clocks['shortenings']): Clocks['shortenings'] {
  return Object.fromEntries(
    Object.entries(stored).map(([clock, one]) => [
      clock,
      { ...one, chosen: readInstant(one.chosen), counts: readInstant(one.counts) },
    ]),
  );
}

const clocks = {
  organizationId: organization.id,
  zone: organization.timeZone,
  days: sql<Clocks['days']>`coalesce(${privacy.days}, '{}')`,
  begins: sql<Clocks['begins']>`coalesce(${privacy.begins}, '{}')`,
  shortenings: shorteningsOfOrganization,
};

/** Returns all organizations but archived ones, with the local date of their last sweep. */
export function listClocks(db: Reader) {
  const { code, name } = organization;
  return db
    .select({ ...clocks, code, name, swept: privacy.swept })
    .from(organization)
    .leftJoin(privacy, eq(privacy.organizationId, organization.id))
    .where(isNull(organization.archived))
    .orderBy(asc(code), asc(organization.id));
}

/** Returns the clocks of an organization that exists. */
export async function getClocks(db: Reader, organizationId: string): Promise<Clocks> {
  const [found] = await db
    .select(clocks)
    .from(organization)
    .leftJoin(privacy, eq(privacy.organizationId, organization.id))
    .where(eq(organization.id, organizationId));
  if (!found) throw new Error('an organization was not found');
  return found;
}

/**
 * Locks the clocks until the transaction ends, so that a hold, another choice and another worker wait, and returns them. Nothing else
 * is locked after it but the rows that are taken away.
 */
export async function lockClocks(tx: Transaction, organizationId: string): Promise<Clocks> {
  await tx.insert(privacy).values({ organizationId }).onConflictDoNothing();
  await tx.select().from(privacy).where(eq(privacy.organizationId, organizationId)).for('no key update');
  return getClocks(tx, organizationId);
}

export async function updateClocks(
  tx: Transaction,
  organizationId: string,
  change: Partial<Pick<typeof privacy.$inferInsert, 'days' | 'begins' | 'swept'>>,
): Promise<void> {
  await tx.update(privacy).set(change).where(eq(privacy.organizationId, organizationId));
}

/** Shortens a clock later, in the place of what it was chosen to be before. */
export async function putShortening(
  tx: Transaction,
  organizationId: string,
  clock: PrivacyClock,
  shortening: Shortening,
): Promise<void> {
  await tx
    .insert(privacyShortening)
    .values({ organizationId, clock, ...shortening })
    .onConflictDoUpdate({
      target: [privacyShortening.organizationId, privacyShortening.clock],
      set: shortening,
    });
}

export async function deleteShortening(
  tx: Transaction,
  organizationId: string,
  clock: PrivacyClock,
): Promise<void> {
  const { organizationId: of, clock: which } = privacyShortening;
  await tx.delete(privacyShortening).where(and(eq(of, organizationId), eq(which, clock)));
}

/** Adds to what the clock took away on its local date. */
export async function recordRemoval(
  tx: Transaction,
  { organizationId, date, clock, days }: Due,
  count: number,
): Promise<void> {
  await tx
    .insert(privacyRemoval)
    .values({ organizationId, date, clock, days, count })
    .onConflictDoUpdate({
      target: [privacyRemoval.organizationId, privacyRemoval.date, privacyRemoval.clock],
      set: { count: sql`${privacyRemoval.count} + excluded.count`, days },
    });
}

export function listRemovals(db: Reader, organizationId: string) {
  const { date, clock, days, count } = privacyRemoval;
  return db
    .select({ date, clock, days, count })
    .from(privacyRemoval)
    .where(eq(privacyRemoval.organizationId, organizationId))
    .orderBy(desc(date), asc(clock))
    .limit(shown);
}

export async function insertChange(
  tx: Transaction,
  organizationId: string,
  row: { id: string; clock: PrivacyClock; formerDays: number; days: number; when: string; by: string },
): Promise<void> {
  await tx.insert(privacyChange).values({ ...row, organizationId });
}

export function listClockChanges(db: Reader, organizationId: string) {
  const { organizationId: _organizationId, id, ...columns } = getTableColumns(privacyChange);
  return db
    .select(columns)
    .from(privacyChange)
    .where(eq(privacyChange.organizationId, organizationId))
    .orderBy(desc(id))
    .limit(shown);
}
