import type { PrivacyClock } from '@patrolbook/contract';
import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { organization } from '../../platform/database/schema/organizations.ts';
import {
  privacy,
  privacyChange,
  privacyHold,
  privacyRemoval,
} from '../../platform/database/schema/privacy.ts';
import { incident } from '../../platform/database/schema/record.ts';
import type { Clocks, Due } from './due.ts';

export type HoldRow = typeof privacyHold.$inferSelect;

/** How many removals and changes are shown. */
const shown = 20;

const clocks = {
  organizationId: organization.id,
  zone: organization.timeZone,
  days: sql<Clocks['days']>`coalesce(${privacy.days}, '{}')`,
  begins: sql<Clocks['begins']>`coalesce(${privacy.begins}, '{}')`,
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

export async function findHold(db: Reader, organizationId: string, id: string): Promise<HoldRow | undefined> {
  const [found] = await db
    .select()
    .from(privacyHold)
    .where(and(eq(privacyHold.organizationId, organizationId), eq(privacyHold.id, id)));
  return found;
}

export function countHolds(db: Reader, organizationId: string, patrolId: string): Promise<number> {
  return db.$count(
    privacyHold,
    and(eq(privacyHold.organizationId, organizationId), eq(privacyHold.patrolId, patrolId)),
  );
}

export async function insertHold(tx: Transaction, row: typeof privacyHold.$inferInsert): Promise<void> {
  await tx.insert(privacyHold).values(row);
}

export async function releaseHold(
  tx: Transaction,
  { organizationId, id }: Pick<HoldRow, 'organizationId' | 'id'>,
  release: { released: string; releasedBy: string },
): Promise<void> {
  await tx
    .update(privacyHold)
    .set(release)
    .where(
      and(
        eq(privacyHold.organizationId, organizationId),
        eq(privacyHold.id, id),
        isNull(privacyHold.released),
      ),
    );
}

/** Returns whether the patrol has this incident, a deleted one too. */
export async function hasIncident(
  db: Reader,
  organizationId: string,
  { patrolId, id }: { patrolId: string; id: string },
): Promise<boolean> {
  const ofPatrol = and(
    eq(incident.organizationId, organizationId),
    eq(incident.id, id),
    eq(incident.patrolId, patrolId),
  );
  return (await db.$count(incident, ofPatrol)) > 0;
}
