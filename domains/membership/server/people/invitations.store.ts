import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { notSignedIn } from '#people/server/not-signed-in.store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { byName } from '#platform/database/schema/columns.ts';
import { person } from '#platform/database/schema/people.ts';

/**
 * Returns how many people have not signed in, by whether they were invited at all and since that instant, and how many people
 * of any kind were invited since.
 */
export async function countInvitations(db: Reader, organizationId: string, since: string) {
  const count = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::integer`;
  const isRecent = gt(person.invited, since);
  const [counted] = await db
    .select({
      held: count(and(notSignedIn, isNull(person.invited))),
      unanswered: count(and(notSignedIn, lte(person.invited, since))),
      recent: count(and(notSignedIn, isRecent)),
      today: count(isRecent),
    })
    .from(person)
    .where(eq(person.organizationId, organizationId));
  if (!counted) throw new Error('a count without a group has one row');
  return counted;
}

interface Claim {
  /** Also those who were invited by `since`. */
  again: boolean;
  since: string;
  now: string;
  limit: number;
}

/** Marks people who have not signed in as invited, first those who never were, and returns their ids. */
export async function claimInvitations(
  tx: Transaction,
  organizationId: string,
  { again, since, now, limit }: Claim,
): Promise<string[]> {
  const ofOrganization = eq(person.organizationId, organizationId);
  const isDue = again ? or(isNull(person.invited), lte(person.invited, since)) : isNull(person.invited);
  const due = tx
    .select({ id: person.id })
    .from(person)
    .where(and(ofOrganization, notSignedIn, isDue))
    .orderBy(sql`${person.invited} nulls first`, asc(byName(person.lastName)), asc(person.id))
    .limit(limit);
  const rows = await tx
    .update(person)
    .set({ invited: now })
    .where(and(ofOrganization, inArray(person.id, due)))
    .returning({ id: person.id });
  return rows.map(({ id }) => id);
}
