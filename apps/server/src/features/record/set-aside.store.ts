import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { setAside } from '../../platform/database/schema/record.ts';

type SetAsideRow = typeof setAside.$inferSelect;

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

/** Returns how many of a person's entries on a patrol are kept for review. */
export async function countReviewed(
  db: Reader,
  organizationId: string,
  { patrolId, by }: { patrolId: string; by: string },
): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(setAside)
    .where(and(ofPatrol(organizationId, patrolId), eq(setAside.by, by), isNotNull(setAside.why)));
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

function ofPatrol(organizationId: string, patrolId: string) {
  return and(eq(setAside.organizationId, organizationId), eq(setAside.patrolId, patrolId));
}
