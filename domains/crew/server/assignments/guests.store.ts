import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { guest } from '#platform/database/schema/assignments.ts';

export type GuestRow = typeof guest.$inferSelect;

export async function findGuest(
  db: Reader,
  organizationId: string,
  patrolId: string,
  id: string,
): Promise<GuestRow | undefined> {
  const [found] = await db
    .select()
    .from(guest)
    .where(and(guestsOf(organizationId, patrolId), eq(guest.id, id)));
  return found;
}

/** Returns the guests that were not removed. */
export function listGuests(db: Reader, organizationId: string, patrolId: string): Promise<GuestRow[]> {
  return db
    .select()
    .from(guest)
    .where(and(guestsOf(organizationId, patrolId), isNull(guest.removed)));
}

export async function insertGuest(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof guest.$inferInsert, 'organizationId'>,
): Promise<void> {
  await tx.insert(guest).values({ ...row, organizationId });
}

/** Updates a guest, who must exist. */
export async function updateGuest(
  tx: Transaction,
  organizationId: string,
  id: string,
  change: Partial<GuestRow>,
): Promise<void> {
  const [updated] = await tx
    .update(guest)
    .set(change)
    .where(and(eq(guest.organizationId, organizationId), eq(guest.id, id)))
    .returning({ id: guest.id });
  if (!updated) throw new Error('a guest to be changed was not found');
}

function guestsOf(organizationId: string, patrolId: string): SQL | undefined {
  return and(eq(guest.organizationId, organizationId), eq(guest.patrolId, patrolId));
}
