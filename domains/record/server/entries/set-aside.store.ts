import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { setAside } from '#platform/database/schema/record.ts';

export type SetAsideRow = typeof setAside.$inferSelect;

/** Returns what is set aside of a patrol under that id; undefined if nothing is. */
export async function findSetAside(
  db: Reader,
  organizationId: string,
  { patrolId, kind, id }: Pick<SetAsideRow, 'patrolId' | 'kind' | 'id'>,
): Promise<SetAsideRow | undefined> {
  const [found] = await db
    .select()
    .from(setAside)
    .where(and(ofPatrol(organizationId, patrolId), eq(setAside.kind, kind), eq(setAside.id, id)));
  return found;
}

/** Returns all that is set aside of a patrol, in the order in which it was. */
export function listSetAside(db: Reader, organizationId: string, patrolId: string): Promise<SetAsideRow[]> {
  return db
    .select()
    .from(setAside)
    .where(ofPatrol(organizationId, patrolId))
    .orderBy(asc(setAside.kept), asc(setAside.id));
}

/** Returns whether the deletion of an incident is kept for review. */
export async function isDeletionKept(
  db: Reader,
  organizationId: string,
  { patrolId, incidentId }: { patrolId: string; incidentId: string },
): Promise<boolean> {
  const found = await db
    .select({ id: setAside.id })
    .from(setAside)
    .where(
      and(
        ofPatrol(organizationId, patrolId),
        setAside.deletes,
        eq(sql`${setAside.entry}->>'_id'`, incidentId),
      ),
    );
  return found.length > 0;
}

/** Returns how many of a person's entries on a patrol are kept for review, without those that were taken. */
export async function countReviewed(
  db: Reader,
  organizationId: string,
  { patrolId, by }: { patrolId: string; by: string },
): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(setAside)
    .where(
      and(
        ofPatrol(organizationId, patrolId),
        eq(setAside.by, by),
        isNotNull(setAside.why),
        isNull(setAside.taken),
      ),
    );
  return counted?.count ?? 0;
}

/** Returns false if the id is taken. */
export async function insertSetAside(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof setAside.$inferInsert, 'organizationId'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(setAside)
    .values({ ...row, organizationId })
    .onConflictDoNothing()
    .returning({ id: setAside.id });
  return inserted.length > 0;
}

/** Notes that an entry was taken into the record. */
export async function markEntryTaken(
  tx: Transaction,
  { organizationId, patrolId, kind, id }: Pick<SetAsideRow, 'organizationId' | 'patrolId' | 'kind' | 'id'>,
  stamp: Pick<SetAsideRow, 'taken' | 'takenBy'>,
): Promise<void> {
  await tx
    .update(setAside)
    .set(stamp)
    .where(and(ofPatrol(organizationId, patrolId), eq(setAside.kind, kind), eq(setAside.id, id)));
}

/**
 * Keeps a start or finish that was voided, also one that had been taken from here. Returns false if the id belongs to
 * something that is kept for review.
 */
export async function insertVoided(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof setAside.$inferInsert, 'organizationId'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(setAside)
    .values({ ...row, organizationId })
    .onConflictDoUpdate({
      target: [setAside.organizationId, setAside.patrolId, setAside.kind, setAside.id],
      set: { why: null, ...row },
      setWhere: isNotNull(setAside.taken),
    })
    .returning({ id: setAside.id });
  return inserted.length > 0;
}

function ofPatrol(organizationId: string, patrolId: string) {
  return and(eq(setAside.organizationId, organizationId), eq(setAside.patrolId, patrolId));
}
