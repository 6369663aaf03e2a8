import {
  and,
  count,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { serverLimits } from '#contract';
import { onCrew } from '#patrols/server/crew.store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { onPage, preparedList } from '#platform/database/list.ts';
import { eccReply } from '#platform/database/schema/ecc.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { privacyHold } from '#platform/database/schema/privacy.ts';

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

/** Returns how many replies to a message came in, and the octets of those whose originals are kept. */
export async function measureReplies(
  db: Reader,
  organizationId: string,
  { patrolId, notificationId }: { patrolId: string; notificationId: string },
): Promise<{ mails: number; octets: number }> {
  const [found] = await db
    .select({ mails: count(), octets: sql<number>`coalesce(sum(octet_length(${eccReply.raw})), 0)::int` })
    .from(eccReply)
    .where(and(ofPatrol(organizationId, patrolId), eq(eccReply.notificationId, notificationId)));
  return found ?? { mails: 0, octets: 0 };
}

/**
 * Drops the originals of some replies that came in before `before`, but of no patrol that is held (decision 81); their texts stay.
 * Returns how many it dropped.
 */
export async function dropRaw(
  tx: Transaction,
  { before, now, limit }: { before: string; now: string; limit: number },
): Promise<number> {
  const hold = tx
    .select({ id: privacyHold.id })
    .from(privacyHold)
    .where(
      and(
        eq(privacyHold.organizationId, eccReply.organizationId),
        eq(privacyHold.patrolId, eccReply.patrolId),
        isNull(privacyHold.incidentId),
        isNull(privacyHold.released),
        or(isNull(privacyHold.releases), gt(privacyHold.releases, now)),
        sql`${privacyHold.until} >= ${now}::timestamptz::date - 1`, // wherever it is still that day
      ),
    );
  const old = tx
    .select({ organizationId: eccReply.organizationId, id: eccReply.id })
    .from(eccReply)
    .where(and(isNotNull(eccReply.raw), lt(eccReply.when, before), notExists(hold)))
    .orderBy(eccReply.when)
    .limit(limit);
  const dropped = await tx
    .update(eccReply)
    .set({ raw: null })
    .where(sql`(${eccReply.organizationId}, ${eccReply.id}) in (${old})`)
    .returning({ id: eccReply.id });
  return dropped.length;
}

/** Returns a patrol's times, and whether a person is on its crew; undefined if there is no such patrol. */
export async function findReplied(
  db: Reader,
  organizationId: string,
  patrolId: string,
  personId: string,
): Promise<{ isOnCrew: boolean; when: string; hours: number } | undefined> {
  const [found] = await db
    .select({
      isOnCrew: onCrew(db, organizationId, patrolId, personId),
      when: patrol.when,
      hours: patrol.hours,
    })
    .from(patrol)
    .where(and(eq(patrol.organizationId, organizationId), eq(patrol.id, patrolId), isNull(patrol.deleted)));
  return found;
}

type RepliesPage = Parameters<typeof repliesList>[1];

/** Returns a page of a patrol's replies with the beginnings of their texts, and the number of all. */
export function listReplies(db: Reader, organizationId: string, patrolId: string, page: RepliesPage) {
  return repliesList(db, page, { organizationId, patrolId });
}

const repliesList = preparedList({
  name: 'ecc_replies',
  table: eccReply,
  where: ofPatrol(sql.placeholder('organizationId'), sql.placeholder('patrolId')),
  sorts: { when: eccReply.when },
  id: eccReply.id,
  page: (db, parts) =>
    onPage(
      db
        .select({
          _id: eccReply.id,
          when: eccReply.when,
          from: beginning(eccReply.from, serverLimits.shownReply.from),
          subject: beginning(eccReply.subject, serverLimits.shownReply.subject),
          text: beginning(eccReply.text, serverLimits.shownReply.text),
          cut: sql<boolean>`length(${eccReply.text}) > ${serverLimits.shownReply.text}::int`,
          outcome: eccReply.outcome,
          candidates: eccReply.candidates,
          matches: parts.matches,
        })
        .from(eccReply),
      parts,
    ),
});

function beginning(
  column: typeof eccReply.from | typeof eccReply.subject | typeof eccReply.text,
  length: number,
) {
  return sql<string>`left(${column}, ${length}::int)`;
}

function ofPatrol(organizationId: string | Placeholder, patrolId: string | Placeholder): SQL | undefined {
  return and(eq(eccReply.organizationId, organizationId), eq(eccReply.patrolId, patrolId));
}
