import { and, eq, isNull, sql } from 'drizzle-orm';
import { NIL, v7 } from 'uuid';
import type { Reader, Transaction } from '../database/connect.ts';
import { mail } from '../database/schema/mail.ts';
import type { OutboxMail, QueuedMail } from './kind.ts';
import type { MailKey } from './send-mail.ts';

/** Inserts the mails that do not exist yet, due at once, and returns their keys. */
export async function insertMails(
  tx: Transaction,
  now: string,
  mails: readonly QueuedMail[],
): Promise<MailKey[]> {
  if (mails.length === 0) return [];
  const rows = mails.map((queued) => ({
    ...queued,
    organizationId: queued.organizationId ?? NIL,
    id: v7(),
    created: now,
    attempts: 0,
    nextAttempt: now,
  }));
  return tx
    .insert(mail)
    .values(rows)
    .onConflictDoNothing({ target: [mail.organizationId, mail.kind, mail.cause, mail.recipient] })
    .returning({ organizationId: mail.organizationId, id: mail.id });
}

/**
 * Locks a mail that is neither sent nor abandoned until the transaction ends, so that no two workers send it at once.
 * Returns null if there is none, or if another worker has locked it.
 */
export async function claimMail(tx: Transaction, key: MailKey): Promise<OutboxMail | null> {
  // The transaction is idle while the mail is handed over.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const [row] = await tx
    .select()
    .from(mail)
    .where(and(hasKey(key), isNull(mail.sent), isNull(mail.abandoned)))
    .for('update', { skipLocked: true });
  if (!row) return null;
  return { ...row, organizationId: row.organizationId === NIL ? null : row.organizationId };
}

export async function markSent(tx: Transaction, key: MailKey, now: string): Promise<void> {
  await tx.update(mail).set({ sent: now, nextAttempt: null, lastError: null }).where(hasKey(key));
}

/** Marks a mail as abandoned: with an error when it failed, without one when it was obsolete. */
export async function markAbandoned(
  tx: Transaction,
  key: MailKey,
  end: { abandoned: string; attempts?: number; lastError?: string },
): Promise<void> {
  await tx
    .update(mail)
    .set({ ...end, nextAttempt: null })
    .where(hasKey(key));
}

export async function markFailed(
  tx: Transaction,
  key: MailKey,
  failure: { attempts: number; nextAttempt: string; lastError: string },
): Promise<void> {
  await tx.update(mail).set(failure).where(hasKey(key));
}

/** Returns due mails that have no job to send them, the longest waiting first. */
export async function dueMails(reader: Reader, now: string, limit: number): Promise<MailKey[]> {
  const { rows } = await reader.execute<{ organizationId: string; id: string }>(sql`
    select organization_id as "organizationId", id from mail
    where next_attempt <= ${now} and not exists
      (select from graphile_worker.jobs as job
       where job.key = 'mail:' || mail.id and (job.locked_at is not null or job.attempts < job.max_attempts))
    order by next_attempt limit ${limit}`);
  return rows.map(({ organizationId, id }) => ({ organizationId, id }));
}

function hasKey(key: MailKey) {
  return and(eq(mail.organizationId, key.organizationId), eq(mail.id, key.id));
}
