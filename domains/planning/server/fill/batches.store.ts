import { and, asc, eq } from 'drizzle-orm';
import type { AssignmentRow } from '#crew/server/store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { assignment } from '#platform/database/schema/assignments.ts';

/** Returns the assignments that were made together, by patrol. */
export function listBatch(db: Reader, organizationId: string, batch: string): Promise<AssignmentRow[]> {
  return db
    .select()
    .from(assignment)
    .where(inBatch(organizationId, batch))
    .orderBy(asc(assignment.patrolId), asc(assignment.id));
}

/** Removes them as if they had never been. */
export async function undoBatch(
  tx: Transaction,
  organizationId: string,
  batch: string,
  { when, by }: { when: string; by: string },
): Promise<void> {
  await tx
    .update(assignment)
    .set({ removed: when, removedBy: by, undone: when })
    .where(inBatch(organizationId, batch));
}

function inBatch(organizationId: string, batch: string) {
  return and(eq(assignment.organizationId, organizationId), eq(assignment.batch, batch));
}
