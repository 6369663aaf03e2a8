import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { erasureRequest } from '#platform/database/schema/privacy.ts';
import type { PersonOf } from './rows.store.ts';

type RequestRow = typeof erasureRequest.$inferSelect;

export async function findRequest(db: Reader, of: PersonOf): Promise<RequestRow | undefined> {
  const [found] = await db.select().from(erasureRequest).where(ofRow(of));
  return found;
}

/** Writes a request, in the place of one that was declined. One that waits stays as it is. */
export async function putRequest(tx: Transaction, of: PersonOf, asked: string): Promise<void> {
  const asking = { asked, declined: null, declinedBy: null, reason: null };
  await tx
    .insert(erasureRequest)
    .values({ ...of, ...asking })
    .onConflictDoUpdate({
      target: [erasureRequest.organizationId, erasureRequest.personId],
      set: asking,
      setWhere: sql`${erasureRequest.declined} is not null`,
    });
}

export async function deleteRequest(tx: Transaction, of: PersonOf): Promise<void> {
  await tx.delete(erasureRequest).where(ofRow(of));
}

/** Declines a request that waits. Returns false if none does. */
export async function declineRequest(
  tx: Transaction,
  of: PersonOf,
  answer: { declined: string; declinedBy: string; reason: string },
): Promise<boolean> {
  const declined = await tx
    .update(erasureRequest)
    .set(answer)
    .where(and(ofRow(of), isNull(erasureRequest.declined)))
    .returning({ personId: erasureRequest.personId });
  return declined.length > 0;
}

function ofRow({ organizationId, personId }: PersonOf) {
  return and(eq(erasureRequest.organizationId, organizationId), eq(erasureRequest.personId, personId));
}
