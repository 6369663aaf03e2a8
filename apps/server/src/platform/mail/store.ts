import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { NIL, v7 } from 'uuid';
import type { Database, Reader, Transaction } from '../database/connect.ts';
import { mail } from '../database/schema/mail.ts';
import type { OutboxMail, QueuedMail } from './kind.ts';

/** An arbitrary number that separates the organizations' advisory locks from all others. */
const sendingLocks = 7_260_314;

interface MailKey {
  organizationId: string;
  id: string;
}

export function keyOf({ organizationId, id }: OutboxMail): MailKey {
  return { organizationId: organizationId ?? NIL, id };
}

/** Inserts the mails that do not exist yet, due at once, and returns the organizations that have any. */
export async function insertMails(
  tx: Transaction,
  now: string,
  mails: readonly QueuedMail[],
): Promise<string[]> {
  if (mails.length === 0) return [];
  const rows = mails.map((queued) => ({
    ...queued,
    organizationId: queued.organizationId ?? NIL,
    id: v7(),
    created: now,
    attempts: 0,
    nextAttempt: now,
  }));
  const inserted = await tx
    .insert(mail)
    .values(rows)
    .onConflictDoNothing({ target: [mail.organizationId, mail.kind, mail.cause, mail.recipient] })
    .returning({ organizationId: mail.organizationId });
  return [...new Set(inserted.map(({ organizationId }) => organizationId))];
}

/**
 * Runs `work` unless another process is sending this organization's mails. The lock belongs to a connection, not to a
 * transaction, and the database frees it if the process dies. Returns whether it ran.
 */
export async function whileSendingAlone(
  { $client: pool }: Pick<Database, '$client'>,
  organizationId: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  const lock = [sendingLocks, organizationId];
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as taken', lock);
    if (!rows[0].taken) return false;
    await work().finally(() => client.query('select pg_advisory_unlock($1, hashtext($2))', lock));
    return true;
  } finally {
    client.release();
  }
}

/** Returns the organization's mail that has been due the longest; null if none is due. */
export async function findDue(
  reader: Reader,
  organizationId: string,
  now: string,
): Promise<OutboxMail | null> {
  const [row] = await reader
    .select()
    .from(mail)
    .where(and(eq(mail.organizationId, organizationId), lte(mail.nextAttempt, now)))
    .orderBy(mail.nextAttempt, mail.id)
    .limit(1);
  return row ? { ...row, organizationId: organizationId === NIL ? null : organizationId } : null;
}

/** Returns the mails that the recipient of this one was sent or is due, of these kinds and causes. */
export function listMailsTo(
  reader: Reader,
  { organizationId, recipient }: Pick<OutboxMail, 'organizationId' | 'recipient'>,
  { kinds, causes }: { kinds: string[]; causes: string[] },
): Promise<Pick<typeof mail.$inferSelect, 'kind' | 'subject' | 'created' | 'sent'>[]> {
  return reader
    .select({ kind: mail.kind, subject: mail.subject, created: mail.created, sent: mail.sent })
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, organizationId ?? NIL),
        inArray(mail.kind, kinds),
        inArray(mail.cause, causes),
        eq(mail.recipient, recipient),
      ),
    );
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

/** Returns the organizations that have due mails but no job to send them, the longest waiting first. */
export async function listDue(reader: Reader, now: string, limit: number): Promise<string[]> {
  const { rows } = await reader.execute<{ organizationId: string }>(sql`
    select organization_id as "organizationId" from mail
    where next_attempt <= ${now} and not exists
      (select from graphile_worker.jobs as job
       where job.key = 'mail:' || mail.organization_id
         and (job.locked_at is not null or job.attempts < job.max_attempts))
    group by organization_id order by min(next_attempt) limit ${limit}`);
  return rows.map(({ organizationId }) => organizationId);
}

function hasKey(key: MailKey) {
  return and(eq(mail.organizationId, key.organizationId), eq(mail.id, key.id));
}
