import { and, eq, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '#platform/database/connect.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { failedMail, repeatedLater } from './failed.store.ts';

/** What became of the mails that one thing has caused. */

/** The mails of a kind with a cause, by columns of the statement that asks for them. */
interface Caused {
  organizationId: SQLWrapper;
  kind: string;
  cause: SQLWrapper;
}

/** How many mails there are in each state. */
export interface Outcomes {
  handedOver: number;
  waiting: number;
  failed: number;
  dropped: number;
}

/** Counts the mails, of each recipient the last one. */
export function countOutcomes(caused: Caused): SQL<Outcomes> {
  return sql<Outcomes>`(select json_build_object(
    'handedOver', count(*) filter (where ${mail.sent} is not null and ${mail.bounced} is null),
    'waiting', count(*) filter (where ${mail.nextAttempt} is not null),
    'failed', count(*) filter (where ${failedMail}),
    'dropped', count(*) filter (where ${mail.abandoned} is not null and ${mail.lastError} is null))
    from ${mail} where ${lastOf(caused)})`;
}

/** Returns a subquery of those that did not arrive. */
export function failedMails(db: Reader, caused: Caused) {
  const { id, recipient, lastError } = mail;
  return db
    .select({ id, recipient, reason: sql<string | null>`${lastError}`.as('reason') })
    .from(mail)
    .where(and(lastOf(caused), failedMail))
    .as('failed_mails');
}

function lastOf({ organizationId, kind, cause }: Caused): SQL | undefined {
  return and(
    eq(mail.organizationId, organizationId),
    eq(mail.kind, kind),
    eq(mail.cause, cause),
    not(repeatedLater),
  );
}
