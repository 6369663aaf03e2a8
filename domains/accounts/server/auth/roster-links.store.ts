import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { linkToken } from '#platform/database/schema/auth.ts';

export type RosterPurpose = 'roster' | 'roster-with-names';

/** The purposes are written out, so that the index of them serves. */
const isRoster = sql`${linkToken.purpose} in ('roster', 'roster-with-names')`;

const ofRoster = (organizationId: string) =>
  and(eq(linkToken.organizationId, organizationId), isRoster, isNull(linkToken.voided));

/** Returns the valid link to an organization's roster; undefined if there is none. */
export async function findRosterLink(db: Reader, organizationId: string) {
  const [found] = await db
    .select({
      id: linkToken.id,
      purpose: sql<RosterPurpose>`${linkToken.purpose}`,
      created: linkToken.created,
    })
    .from(linkToken)
    .where(ofRoster(organizationId));
  return found;
}

export async function voidRosterLink(tx: Transaction, organizationId: string, now: string): Promise<void> {
  await tx.update(linkToken).set({ voided: now }).where(ofRoster(organizationId));
}
