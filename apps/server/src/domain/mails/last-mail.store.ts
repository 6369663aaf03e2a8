import { and, desc, eq, isNotNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/connect.ts';
import { mail } from '../../platform/database/schema/mails.ts';
import { person } from '../../platform/database/schema/people.ts';

/**
 * Returns a subquery for each person of a statement: the last mail to their present address that was handed over
 * or refused. An outer join must select its id first, because drizzle takes a row for missing if its first
 * column is null.
 */
export function lastMail(db: Reader) {
  return db
    .select({ id: mail.id, bounced: mail.bounced, abandoned: mail.abandoned, lastError: mail.lastError })
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, sql.placeholder('organizationId')),
        sql`${mail.recipient} = ${person.id}::text`,
        sql`lower(${mail.toAddress}) = lower(${person.email})`,
        or(isNotNull(mail.sent), and(isNotNull(mail.abandoned), isNotNull(mail.lastError))),
      ),
    )
    .orderBy(desc(mail.created), desc(mail.id))
    .limit(1)
    .as('last_mail');
}

/** Returns the condition that the last mail did not arrive. */
export function failedLast({ bounced, abandoned }: ReturnType<typeof lastMail>): SQL | undefined {
  return or(isNotNull(bounced), isNotNull(abandoned));
}

/** Returns a subquery for each person of a statement: when the last invitation to them was written. */
export function lastInvitation(db: Reader) {
  return db
    .select({ when: max(mail.created).as('invited') })
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, sql.placeholder('organizationId')),
        sql`${mail.recipient} = ${person.id}::text`,
        eq(mail.kind, 'invitation'),
      ),
    )
    .as('last_invitation');
}
