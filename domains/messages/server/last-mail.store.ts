import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Reader } from '#platform/database/connect.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { person } from '#platform/database/schema/people.ts';
import { failedMail } from './failed.store.ts';

/** The member who holds a person's mailbox, most often the person, and everybody whose mails go there. */
const holder = alias(person, 'holder');
const sharer = alias(person, 'sharer');

const organizationId = sql.placeholder('organizationId');

/**
 * Returns a subquery for each person of a statement: the last mail to their present mailbox that was handed over or refused,
 * whoever of those who share it the mail was for. An outer join must select its id first, because drizzle takes a
 * row for missing if its first column is null.
 */
export function lastMail(db: Reader) {
  const ofSharer = db
    .select({
      id: mail.id,
      created: mail.created,
      bounced: mail.bounced,
      abandoned: mail.abandoned,
      lastError: mail.lastError,
    })
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, organizationId),
        sql`${mail.recipient} = ${sharer.id}::text`,
        sql`lower(${mail.toAddress}) = lower(${holder.email})`,
        or(isNotNull(mail.sent), and(isNotNull(mail.abandoned), isNotNull(mail.lastError))),
      ),
    )
    .orderBy(desc(mail.created), desc(mail.id))
    .limit(1)
    .as('of_sharer');
  const { id, created, bounced, abandoned, lastError } = ofSharer;
  return db
    .select({ id, bounced, abandoned, lastError })
    .from(holder)
    .innerJoin(
      sharer,
      and(
        eq(sharer.organizationId, organizationId),
        or(eq(sharer.id, holder.id), eq(sharer.mailVia, holder.id)),
      ),
    )
    .innerJoinLateral(ofSharer, sql`true`)
    .where(
      and(
        eq(holder.organizationId, organizationId),
        sql`${holder.id} = coalesce(${person.mailVia}, ${person.id})`,
      ),
    )
    .orderBy(desc(created), desc(id))
    .limit(1)
    .as('last_mail');
}

/**
 * A mail to the person's mailbox did not arrive, be it the last or not. They are few, and an index has them, so a list of those whose last
 * one did not need not look up everybody's.
 */
export const everFailed = inArray(
  sql`coalesce(${person.mailVia}, ${person.id})`,
  new QueryBuilder()
    .select({ holder: sql`coalesce(${sharer.mailVia}, ${sharer.id})` })
    .from(mail)
    .innerJoin(
      sharer,
      and(eq(sharer.organizationId, organizationId), sql`${sharer.id}::text = ${mail.recipient}`),
    )
    .where(and(eq(mail.organizationId, organizationId), failedMail)),
);

/** Returns the condition that the last mail did not arrive. */
export function failedLast({ bounced, abandoned }: ReturnType<typeof lastMail>): SQL | undefined {
  return or(isNotNull(bounced), isNotNull(abandoned));
}
