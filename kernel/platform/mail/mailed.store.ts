import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Reader } from '../database/connect.ts';
import { mail } from '../database/schema/mails.ts';
import { messageKind } from './message-kind.ts';

/**
 * Returns the ids of the people to whom a mail about the patrol was queued after an instant. What an admin writes to the crew does not count:
 * it asks for no answer.
 */
export async function listMailedSince(
  db: Reader,
  organizationId: string,
  patrolId: string,
  since: string,
): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ recipient: mail.recipient })
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, organizationId),
        eq(mail.patrolId, patrolId),
        gt(mail.created, since),
        ne(mail.kind, messageKind),
      ),
    );
  return new Set(found.map(({ recipient }) => recipient));
}

/** Returns the ids of those to whom a mail of a kind and with one of these causes has left since an instant. */
export async function listSentSince(
  db: Reader,
  organizationId: string,
  { patrolId, kind, causes }: { patrolId: string; kind: string; causes: readonly string[] },
  since: string,
): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ recipient: mail.recipient })
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, organizationId),
        eq(mail.patrolId, patrolId),
        eq(mail.kind, kind),
        inArray(mail.cause, [...causes]),
        gt(mail.sent, since),
      ),
    );
  return new Set(found.map(({ recipient }) => recipient));
}
