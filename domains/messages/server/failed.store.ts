import { and, eq, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Placeholder } from 'drizzle-orm/sql';
import type { Reader } from '#platform/database/connect.ts';
import { plannedEnd } from '#platform/database/patrol-conditions.store.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { patrol } from '#platform/database/schema/patrols.ts';

const later = alias(mail, 'later');

/** Whether the mail has been sent again. */
export const repeatedLater = sql<boolean>`exists (select from ${mail} as ${sql.identifier('later')} where ${and(
  eq(later.organizationId, mail.organizationId),
  eq(later.kind, mail.kind),
  eq(later.cause, mail.cause),
  eq(later.recipient, mail.recipient),
  gt(later.repeat, mail.repeat),
)})`;

/** Refused by the mail server, given up, or bounced. */
export const failedMail = or(
  isNotNull(mail.bounced),
  and(isNotNull(mail.abandoned), isNotNull(mail.lastError)),
);

/**
 * Selects the mails about patrols that are not over which did not arrive and have not been sent again. Urgent ones have
 * an alarm of their own (product 11.21).
 */
export function failedAhead(
  db: Pick<Reader, 'select'>,
  organizationId: string | Placeholder,
  now: string | Placeholder,
) {
  return db
    .select({ id: mail.id })
    .from(mail)
    .innerJoin(patrol, and(eq(patrol.organizationId, mail.organizationId), eq(patrol.id, mail.patrolId)))
    .where(
      and(
        eq(mail.organizationId, organizationId),
        failedMail,
        not(mail.urgent),
        not(repeatedLater),
        isNull(patrol.deleted),
        gt(plannedEnd, now),
      ),
    );
}
