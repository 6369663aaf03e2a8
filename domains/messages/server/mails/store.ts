import { and, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { preparedList } from '#platform/database/list.ts';
import { prepared } from '#platform/database/prepared.ts';
import { guest } from '#platform/database/schema/assignments.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { messageKind } from '#platform/mail/message-kind.ts';
import type { StoredMail } from '#platform/mail/store.ts';
import { failedMail, repeatedLater } from '../failed.store.ts';

/** What the list of mails shows of the outbox (product 11.12). */

const [organizationId, patrolId] = [sql.placeholder('organizationId'), sql.placeholder('patrolId')];
const aboutPatrol = and(eq(mail.organizationId, organizationId), eq(mail.patrolId, patrolId));

/** The member at whose address the recipient gets their mails. */
const holder = alias(person, 'holder');

/** The columns of the list. The address is that of the last attempt, or the one that the first attempt will use. */
const shown = {
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  created: mail.created,
  nextAttempt: mail.nextAttempt,
  sent: mail.sent,
  abandoned: mail.abandoned,
  bounced: mail.bounced,
  lastError: mail.lastError,
  digest: mail.forDigest,
  name: sql<
    string | null
  >`coalesce(${mail.toName}, ${person.firstName} || ' ' || ${person.lastName}, ${guest.name})`,
  address: sql<string | null>`coalesce(${mail.toAddress}, ${person.email}, ${holder.email}, ${guest.email})`,
  via: sql<
    string | null
  >`case when lower(coalesce(${mail.toAddress}, ${holder.email})) = lower(${holder.email}) then ${holder.firstName} || ' ' || ${holder.lastName} end`,
  message: sql<string | null>`${mail.subject} ->> 'message'`,
  messageBy: sql<string | null>`${mail.subject} ->> 'messageBy'`,
  repeated: repeatedLater,
};

type Page = Parameters<typeof mailsList>[1];

/** Returns a page of the mails about a patrol, and the number of all. */
export function listMails(db: Reader, organizationId: string, patrolId: string, page: Page) {
  return mailsList(db, page, { organizationId, patrolId });
}
export type ShownMail = Awaited<ReturnType<typeof listMails>>['rows'][number];

/** Reads the recipients of the page alone. */
const mailsList = preparedList({
  name: 'mails',
  table: mail,
  where: aboutPatrol,
  sorts: { created: mail.created },
  id: mail.id,
  sized: true,
  page: (db, { ids, orderBy, matches }) =>
    db
      .select({ ...shown, matches })
      .from(mail)
      .leftJoin(
        person,
        and(eq(person.organizationId, mail.organizationId), sql`${person.id}::text = ${mail.recipient}`),
      )
      .leftJoin(holder, and(eq(holder.organizationId, person.organizationId), eq(holder.id, person.mailVia)))
      .leftJoin(
        guest,
        and(
          eq(guest.organizationId, mail.organizationId),
          eq(guest.patrolId, patrolId),
          sql`${guest.id}::text = ${mail.recipient}`,
        ),
      )
      .where(and(aboutPatrol, inArray(mail.id, ids)))
      .orderBy(...orderBy),
});

/** Returns how many mails about a patrol did not arrive; undefined if there is no such patrol. */
export async function countFailedOf(
  db: Reader,
  organizationId: string,
  patrolId: string,
): Promise<number | undefined> {
  const [found] = await failedOfPatrol(db).execute({ organizationId, patrolId });
  return found?.failed;
}

const failedOfPatrol = prepared('failed_mails_of_patrol', (db) => {
  const failed = and(aboutPatrol, failedMail, sql`not ${repeatedLater}`);
  return db
    .select({ failed: db.$count(mail, failed) })
    .from(patrol)
    .where(and(eq(patrol.organizationId, organizationId), eq(patrol.id, patrolId), isNull(patrol.deleted)));
});

/** A mail about an account is not sent again by its id: an invitation has a call of its own. */
const ofNoAccount = or(isNotNull(mail.patrolId), eq(mail.kind, messageKind));

/**
 * Locks a mail about a patrol, or of a message, until the transaction ends. Returns the newest mail of the same cause: this one,
 * or the one that repeated it. Returns undefined if there is none.
 */
export async function lockNewest(
  tx: Transaction,
  organizationId: string,
  id: string,
): Promise<StoredMail | undefined> {
  const [found] = await tx
    .select()
    .from(mail)
    .where(and(eq(mail.organizationId, organizationId), eq(mail.id, id), ofNoAccount))
    .for('update');
  if (!found) return undefined;
  const [newest] = await tx
    .select()
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, organizationId),
        eq(mail.kind, found.kind),
        eq(mail.cause, found.cause),
        eq(mail.recipient, found.recipient),
      ),
    )
    .orderBy(desc(mail.repeat))
    .limit(1);
  return newest ?? found;
}

/** Returns the mail with this id, of any organization; undefined if there is none. */
export async function findMailById(db: Reader, id: string): Promise<StoredMail | undefined> {
  const [found] = await db.select().from(mail).where(eq(mail.id, id));
  return found;
}

/** Marks a mail that was handed over as bounced, with those that it carried. Returns those that were not marked before. */
export function markBounced(
  tx: Transaction,
  organizationId: string,
  id: string,
  { when: bounced, reason: lastError }: { when: string; reason: string },
): Promise<StoredMail[]> {
  return tx
    .update(mail)
    .set({ bounced, lastError })
    .where(
      and(
        eq(mail.organizationId, organizationId),
        or(eq(mail.id, id), eq(mail.carriedBy, id)),
        isNotNull(mail.sent),
        isNull(mail.bounced),
      ),
    )
    .returning();
}

/** Counts the mails of all organizations that mail servers refused, and those that came back. */
export async function countFailed(reader: Reader): Promise<{ refused: number; bounced: number }> {
  const [found] = await reader
    .select({ refused: count(mail.abandoned), bounced: count(mail.bounced) })
    .from(mail)
    .where(failedMail);
  return found ?? { refused: 0, bounced: 0 };
}
