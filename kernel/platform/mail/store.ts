import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { NIL } from 'uuid';
import { after, clocksDiffer, minute } from '../clock.ts';
import {
  type Database,
  noticeWithinHalfAMinute,
  type PoolConnection,
  type Reader,
  type Transaction,
} from '../database/connect.ts';
import { mail } from '../database/schema/mails.ts';
import { isNotHeld } from './hold.store.ts';
import type { MailAddress, OutboxMail } from './kind.ts';
import type { Lane } from './lanes.ts';

export type StoredMail = typeof mail.$inferSelect;

interface MailKey {
  organizationId: string;
  id: string;
}

export function mailKeyOf({ organizationId, id }: OutboxMail): MailKey {
  return { organizationId: organizationId ?? NIL, id };
}

/**
 * Runs `work` unless another process is sending this organization's mails of the lane. The lock belongs to the connection that
 * `work` is given, not to a transaction, and the database frees it if the process dies. Returns whether it ran.
 */
export async function whileSendingAlone(
  { $client: pool }: Pick<Database, '$client'>,
  { locks }: Lane,
  organizationId: string,
  work: (holder: PoolConnection) => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  const lock = [locks, organizationId];
  try {
    await client.query(noticeWithinHalfAMinute);
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as taken', lock);
    const { taken } = rows[0];
    if (taken) {
      await work(client).finally(() => client.query('select pg_advisory_unlock($1, hashtext($2))', lock));
    }
    client.release();
    return taken;
  } catch (error) {
    // Its end frees the lock for certain; back in the pool the connection could keep it, and all others away for ever.
    client.release(true);
    throw error;
  }
}

/** Returns the organization's due mail of the lane that goes first, besides these: of the lowest rank, the longest due; null if none is, or mails are held. */
export async function findDue(
  reader: Reader,
  { urgent }: Lane,
  organizationId: string,
  { now, besides = [] }: { now: string; besides?: string[] },
): Promise<OutboxMail | null> {
  const [row] = await reader
    .select()
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, organizationId),
        lte(mail.nextAttempt, now),
        leavesByItself,
        isNotHeld(),
        notInArray(mail.id, besides),
        urgent ? and(mail.urgent, not(waitsForFormer(now))) : not(mail.urgent),
      ),
    )
    .orderBy(mail.rank, mail.nextAttempt, mail.id)
    .limit(1);
  return row ? { ...row, organizationId: organizationId === NIL ? null : organizationId } : null;
}

/** No other mail says what it says. The index `mail_due` has the last part of this condition. */
export const leavesByItself = and(isNull(mail.carriedBy), not(mail.forDigest));

const former = alias(mail, 'former');

/** After so many failed attempts the later messages of the patrol no longer wait for this one. */
const attemptsInOrder = 5;

/** Whether an earlier urgent mail about the patrol to the same recipient is about to be tried: the ECC reads them in order. */
function waitsForFormer(now: string): SQL {
  return sql`exists (select from ${mail} as ${sql.identifier('former')} where ${and(
    eq(former.organizationId, mail.organizationId),
    eq(former.patrolId, mail.patrolId),
    eq(former.recipient, mail.recipient),
    former.urgent,
    lte(former.nextAttempt, after(now, minute)),
    lt(former.attempts, attemptsInOrder),
    sql`(${former.created}, ${former.id}) < (${mail.created}, ${mail.id})`,
  )})`;
}

/** Returns the mails that the recipient of this one was sent or is due, of these kinds and causes, in order of their writing. */
export function listMailsTo(
  reader: Reader,
  { organizationId, recipient }: Pick<OutboxMail, 'organizationId' | 'recipient'>,
  { kinds, causes }: { kinds: string[]; causes: string[] },
): Promise<Pick<StoredMail, 'kind' | 'cause' | 'subject' | 'created' | 'sent'>[]> {
  const { kind, cause, subject, created, sent } = mail;
  return reader
    .select({ kind, cause, subject, created, sent })
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, organizationId ?? NIL),
        inArray(mail.kind, kinds),
        inArray(mail.cause, causes),
        eq(mail.recipient, recipient),
      ),
    )
    .orderBy(mail.created, mail.id);
}

/** Returns the subjects of a patrol's mails of this kind that have not been sent yet, in order of their writing. */
export async function listWaiting(
  reader: Reader,
  organizationId: string,
  { patrolId, kind }: { patrolId: string; kind: string },
): Promise<StoredMail['subject'][]> {
  const waiting = await reader
    .select({ subject: mail.subject })
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, organizationId),
        eq(mail.patrolId, patrolId),
        eq(mail.kind, kind),
        isNotNull(mail.nextAttempt),
      ),
    )
    .orderBy(mail.created, mail.id);
  return waiting.map(({ subject }) => subject);
}

/**
 * Records whom the mail is about to be handed over to. Returns whether it is still due. A database that cannot be written to
 * refuses this, before anything has left.
 */
export async function markAddressed(tx: Transaction, key: MailKey, to: MailAddress): Promise<boolean> {
  const addressed = await tx
    .update(mail)
    .set({ toName: to.name, toAddress: to.address })
    .where(and(hasKey(key), isNotNull(mail.nextAttempt)))
    .returning({ id: mail.id });
  return addressed.length > 0;
}

/** Marks a mail as sent, with those that it carries but for these, and returns them. */
export function markSent(
  tx: Transaction,
  key: MailKey,
  { sent, leftOut }: { sent: string; leftOut: readonly string[] },
): Promise<StoredMail[]> {
  return tx
    .update(mail)
    .set({ sent, nextAttempt: null, lastError: null })
    .where(and(hasKey(key), notInArray(mail.id, [...leftOut])))
    .returning();
}

/** Marks a mail as abandoned: with an error when it failed, without one when it was obsolete. Returns what it has marked. */
export function markAbandoned(
  tx: Transaction,
  key: MailKey,
  end: { abandoned: string; attempts?: number; lastError: string | null },
): Promise<StoredMail[]> {
  return tx
    .update(mail)
    .set({ ...end, nextAttempt: null })
    .where(and(hasKey(key), isNotNull(mail.nextAttempt)))
    .returning();
}

/** Lets a mail wait for its next attempt. Returns what it has marked. */
export function markFailed(
  tx: Transaction,
  key: MailKey,
  failure: { attempts: number; nextAttempt: string; lastError: string },
): Promise<StoredMail[]> {
  return tx.update(mail).set(failure).where(hasKey(key)).returning();
}

/** Returns the mails that this one carries, as long as they are to be sent. */
export function listCarried(reader: Reader, { organizationId, id }: OutboxMail): Promise<StoredMail[]> {
  return reader
    .select()
    .from(mail)
    .where(
      and(
        eq(mail.organizationId, organizationId ?? NIL),
        eq(mail.carriedBy, id),
        isNotNull(mail.nextAttempt),
      ),
    );
}

/** The mails of all organizations that are still to be sent. */
export interface MailQueue {
  queued: number;
  /** Since when the mail is due that has been so the longest; null if none is. */
  oldestDue: string | null;
}

export async function readQueue(reader: Reader, now: string): Promise<MailQueue> {
  const oldestDue = sql<string | null>`min(${mail.nextAttempt}) filter (where ${lte(mail.nextAttempt, now)})`;
  const [found] = await reader
    .select({ queued: count(), oldestDue: oldestDue.mapWith(mail.nextAttempt) })
    .from(mail)
    .where(and(isNotNull(mail.nextAttempt), leavesByItself));
  return found ?? { queued: 0, oldestDue: null };
}

/** Dates the lane's waiting mails that are dated ahead as of now: a clock that has been set back since wrote them, and they would wait for its time. */
export async function dateAnew(tx: Transaction, { urgent }: Lane, now: string): Promise<void> {
  await tx
    .update(mail)
    .set({ created: now, nextAttempt: now })
    .where(
      and(
        eq(mail.urgent, urgent),
        isNotNull(mail.nextAttempt),
        not(mail.forDigest),
        gt(mail.created, after(now, clocksDiffer)),
      ),
    );
}

/** Returns the organizations that have due mails of the lane, the longest waiting first; none while mails are held. */
export async function listDue(reader: Reader, { urgent }: Lane, now: string): Promise<string[]> {
  const due = await reader
    .select({ organizationId: mail.organizationId })
    .from(mail)
    .where(
      and(lte(mail.nextAttempt, now), leavesByItself, isNotHeld(), urgent ? mail.urgent : not(mail.urgent)),
    )
    .groupBy(mail.organizationId)
    .orderBy(sql`min(${mail.nextAttempt})`);
  return due.map(({ organizationId }) => organizationId);
}

/** The mail and those that it carries, which share its fate (decision 55). */
function hasKey(key: MailKey) {
  return and(
    eq(mail.organizationId, key.organizationId),
    or(eq(mail.id, key.id), eq(mail.carriedBy, key.id)),
  );
}
