import { and, asc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { assignment, guest } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import type { StoredPatrol } from './store.ts';

/** What a copy has of the patrol that it copies. */
const copied = {
  type: patrol.type,
  name: patrol.name,
  hours: patrol.hours,
  callSign: patrol.callSign,
  crewSize: patrol.crewSize,
  instructions: patrol.instructions,
};

export type Source = Pick<StoredPatrol, keyof typeof copied>;

/** Returns what is copied of these patrols, by their ids. Those that do not exist are missing. */
export async function listSources(
  db: Reader,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Source>> {
  const rows = await db
    .select({ id: patrol.id, source: copied })
    .from(patrol)
    .where(
      and(eq(patrol.organizationId, organizationId), inArray(patrol.id, [...ids]), isNull(patrol.deleted)),
    );
  return new Map(rows.map(({ id, source }) => [id, source]));
}

export async function insertPatrols(
  tx: Transaction,
  organizationId: string,
  rows: readonly Omit<typeof patrol.$inferInsert, 'organizationId'>[],
): Promise<void> {
  await tx.insert(patrol).values(rows.map((row) => ({ ...row, organizationId })));
}

/** Locks the patrols that were made together, also removed ones, in the order in which patrols are locked. */
export function lockBatch(tx: Transaction, organizationId: string, batch: string): Promise<StoredPatrol[]> {
  return tx.select().from(patrol).where(inBatch(organizationId, batch)).orderBy(asc(patrol.id)).for('update');
}

/** Whether anybody was added, removed or has answered since these patrols were made, or they have a guest. */
export async function hasCrewChanges(db: Reader, organizationId: string, batch: string): Promise<boolean> {
  const { accepted, declined, removed } = assignment;
  const assigned = await db
    .select({ id: assignment.id })
    .from(assignment)
    .innerJoin(
      patrol,
      and(eq(patrol.organizationId, assignment.organizationId), eq(patrol.id, assignment.patrolId)),
    )
    .where(
      and(
        inBatch(organizationId, batch),
        or(
          ne(assignment.created, patrol.created),
          isNotNull(accepted),
          isNotNull(declined),
          isNotNull(removed),
        ),
      ),
    )
    .limit(1);
  const guests = await db
    .select({ id: guest.id })
    .from(guest)
    .innerJoin(patrol, and(eq(patrol.organizationId, guest.organizationId), eq(patrol.id, guest.patrolId)))
    .where(inBatch(organizationId, batch))
    .limit(1);
  return assigned.length + guests.length > 0;
}

export async function deleteBatch(
  tx: Transaction,
  organizationId: string,
  batch: string,
  deletion: { deleted: string; deletedBy: string },
): Promise<void> {
  await tx.update(patrol).set(deletion).where(inBatch(organizationId, batch));
}

function inBatch(organizationId: string, batch: string) {
  return and(eq(patrol.organizationId, organizationId), eq(patrol.batch, batch));
}
