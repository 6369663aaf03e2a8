import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { isOnCrew } from '../../platform/database/on-crew.ts';
import { eccReply } from '../../platform/database/schema/ecc.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';

/** Inserts a mail that came in; returns false if it had come in before. */
export async function insertReply(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof eccReply.$inferInsert, 'organizationId'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(eccReply)
    .values({ ...row, organizationId })
    .onConflictDoNothing({ target: [eccReply.organizationId, eccReply.patrolId, eccReply.digest] })
    .returning({ id: eccReply.id });
  return inserted.length > 0;
}

/** Returns a patrol's number of replies, its times and whether a person is on its crew; undefined if there is no such patrol. */
export async function countReplies(
  db: Reader,
  organizationId: string,
  patrolId: string,
  personId: string,
): Promise<{ matches: number; isOnCrew: boolean; when: string; hours: number } | undefined> {
  const replies = db.select({ matches: count() }).from(eccReply).where(isOf(organizationId, patrolId));
  const [found] = await db
    .select({
      matches: sql<number>`(${replies})::int`,
      isOnCrew: isOnCrew(db, organizationId, patrolId, personId),
      when: patrol.when,
      hours: patrol.hours,
    })
    .from(patrol)
    .where(and(eq(patrol.organizationId, organizationId), eq(patrol.id, patrolId), isNull(patrol.deleted)));
  return found;
}

export function listReplies(
  db: Reader,
  organizationId: string,
  patrolId: string,
  { sort, limit, skip }: { sort: '-when' | 'when'; limit: number; skip: number },
) {
  const order = sort === 'when' ? asc : desc;
  return db
    .select({
      _id: eccReply.id,
      when: eccReply.when,
      from: eccReply.from,
      subject: eccReply.subject,
      text: eccReply.text,
      outcome: eccReply.outcome,
    })
    .from(eccReply)
    .where(isOf(organizationId, patrolId))
    .orderBy(order(eccReply.when), order(eccReply.id))
    .limit(limit)
    .offset(skip);
}

function isOf(organizationId: string, patrolId: string): SQL | undefined {
  return and(eq(eccReply.organizationId, organizationId), eq(eccReply.patrolId, patrolId));
}
