import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { privacyHold } from '#platform/database/schema/privacy.ts';
import { incident } from '#platform/database/schema/record.ts';

export type HoldRow = typeof privacyHold.$inferSelect;

export async function findHold(db: Reader, organizationId: string, id: string): Promise<HoldRow | undefined> {
  const [found] = await db
    .select()
    .from(privacyHold)
    .where(and(eq(privacyHold.organizationId, organizationId), eq(privacyHold.id, id)));
  return found;
}

/** Returns the name and the start of the patrol of a hold, with the time zone of its organization. */
export async function getPatrolOfHold(db: Reader, { organizationId, patrolId }: HoldRow) {
  const [found] = await db
    .select({ name: patrol.name, when: patrol.when, zone: organization.timeZone })
    .from(patrol)
    .innerJoin(organization, eq(organization.id, patrol.organizationId))
    .where(and(eq(patrol.organizationId, organizationId), eq(patrol.id, patrolId)));
  if (!found) throw new Error('the patrol of a hold was not found');
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

/** Says from when on a hold holds no more, or, with nulls, that it goes on. */
export async function setRelease(
  tx: Transaction,
  { organizationId, id }: Pick<HoldRow, 'organizationId' | 'id'>,
  release: Pick<HoldRow, 'releaseChosen' | 'releasedBy' | 'releases'>,
): Promise<void> {
  await tx
    .update(privacyHold)
    .set(release)
    .where(and(eq(privacyHold.organizationId, organizationId), eq(privacyHold.id, id)));
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
