import { and, eq, isNull, or } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { offer } from '#platform/database/schema/offers.ts';

/** What the crew has to know of a place for which cover or a swap was asked (product 6.31). */

/** Ends the request for cover of a place that was given up, and the swaps in which it was to be given (product 6.40 and 6.46). */
export async function endOffersOf(
  tx: Transaction,
  organizationId: string,
  assignmentId: string,
  withdrawn: string,
): Promise<void> {
  await tx
    .update(offer)
    .set({ withdrawn })
    .where(
      and(
        eq(offer.organizationId, organizationId),
        or(eq(offer.assignmentId, assignmentId), eq(offer.inReturnId, assignmentId)),
        isNull(offer.withdrawn),
        isNull(offer.taken),
      ),
    );
}

const named = { id: true, firstName: true, lastName: true } as const;

/** Returns an offer of somebody's place with whose it was, what was given in return and who has taken it; for its mails. */
export function findCoverMailData(db: Reader, organizationId: string, id: string) {
  return db.query.offer.findFirst({
    where: and(eq(offer.organizationId, organizationId), eq(offer.id, id)),
    with: {
      assignment: { with: { person: { columns: named } } },
      inReturn: { with: { person: { columns: named } } },
      taker: { columns: named },
      recipients: { columns: { personId: true } },
    },
  });
}

type Cover = NonNullable<Awaited<ReturnType<typeof findCoverMailData>>>;

/** Returns whose place was to be taken over and who has taken it. Of a swap, each of the two places has the other one's holder. */
export function offeredPlaceOf({ assignment, inReturn, taker }: Cover, assignmentId: string | undefined) {
  if (!assignment) return null;
  if (inReturn && inReturn.id === assignmentId)
    return { ...inReturn, taker: taker && assignment.person, otherPatrolId: assignment.patrolId };
  return { ...assignment, taker, otherPatrolId: inReturn?.patrolId };
}
