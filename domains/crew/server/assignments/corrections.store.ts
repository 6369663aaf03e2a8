import { and, desc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { crewCorrection } from '#platform/database/schema/assignments.ts';

type NewCorrection = Omit<typeof crewCorrection.$inferInsert, 'organizationId'>;

/** Returns how who came on a patrol was corrected, the latest first. */
export function listCorrections(db: Reader, organizationId: string, patrolId: string) {
  return db
    .select({ change: crewCorrection.change, personId: crewCorrection.personId })
    .from(crewCorrection)
    .where(ofPatrol(organizationId, patrolId))
    .orderBy(desc(crewCorrection.when), desc(crewCorrection.id));
}

export function countCorrections(db: Reader, organizationId: string, patrolId: string): Promise<number> {
  return db.$count(crewCorrection, ofPatrol(organizationId, patrolId));
}

export async function insertCorrection(
  tx: Transaction,
  organizationId: string,
  row: NewCorrection,
): Promise<void> {
  await tx.insert(crewCorrection).values({ ...row, organizationId });
}

function ofPatrol(organizationId: string, patrolId: string) {
  return and(eq(crewCorrection.organizationId, organizationId), eq(crewCorrection.patrolId, patrolId));
}
