import { and, eq, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { NIL, v7 } from 'uuid';
import type { Transaction } from '../database/connect.ts';
import { mail } from '../database/schema/mails.ts';
import type { QueuedMail } from './kind.ts';
import type { StoredMail } from './store.ts';

/** The lane of a mail, and its rank in that lane. */
export type Precedence = Pick<StoredMail, 'urgent' | 'rank'>;

/** No two mails have the same values in these columns. */
const once = [mail.organizationId, mail.kind, mail.cause, mail.recipient, mail.repeat];

/** Inserts the mails that do not exist yet, and returns them. */
export async function insertMails(
  tx: Transaction,
  now: string,
  mails: readonly (QueuedMail & Precedence)[],
): Promise<Pick<StoredMail, 'id' | 'organizationId' | 'urgent'>[]> {
  if (mails.length === 0) return [];
  const rows = mails.map(({ due = now, ...queued }) => ({
    ...queued,
    organizationId: queued.organizationId ?? NIL,
    id: v7(),
    created: now,
    attempts: 0,
    nextAttempt: due,
  }));
  const { id, organizationId, urgent } = mail;
  return tx
    .insert(mail)
    .values(rows)
    .onConflictDoNothing({ target: once })
    .returning({ id, organizationId, urgent });
}

/**
 * Lets the first of these mails to each recipient, of each kind, carry the others that are due with it: they leave as one. What is due
 * by now is due together, though each was queued at a moment of its own.
 */
export async function carryTogether(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
  now: string,
): Promise<void> {
  const due = sql`greatest(next_attempt, ${now})`;
  const first = sql`first_value(id) over (partition by kind, recipient, ${due} order by id)`;
  await tx.execute(sql`
    update mail set carried_by = carrier
    from (select id as carried, ${first} as carrier from mail
      where organization_id = ${organizationId} and not for_digest and ${inArray(sql`id`, [...ids])}) as together
    where organization_id = ${organizationId} and id = carried and id <> carrier`);
}

/**
 * Lets each of these mails carry those of its kind that still wait for its recipient, when the first of them is due. One that an
 * attempt has addressed leaves by itself: it may be leaving at this moment. They are locked in one order, since two changes may meet.
 */
export async function carryFormer(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
  now: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    with former as (
      select waiting.id, waiting.next_attempt as due, later.id as carrier
      from mail as waiting join mail as later using (organization_id, kind, recipient)
      where organization_id = ${organizationId} and ${inArray(sql`later.id`, [...ids])}
        and ${notInArray(sql`waiting.id`, [...ids])}
        and waiting.next_attempt > ${now} and waiting.to_address is null
      order by waiting.id for update of waiting),
    carried as (
      update mail set carried_by = carrier from former
      where mail.organization_id = ${organizationId} and mail.id = former.id)
    update mail set next_attempt = least(next_attempt, due)
    from (select carrier, min(due) as due from former group by carrier) as first
    where organization_id = ${organizationId} and id = carrier`);
}

/** The notices that wait for a digest. The index `mail_for_digest` has this condition. */
export const waitsForDigest = and(mail.forDigest, isNull(mail.carriedBy), isNotNull(mail.nextAttempt));

/** Lets a digest carry all notices that wait for its recipient. */
export async function carryWaiting(
  tx: Transaction,
  { organizationId, recipient }: { organizationId: string; recipient: string },
  digest: string,
): Promise<void> {
  await tx
    .update(mail)
    .set({ carriedBy: digest })
    .where(and(eq(mail.organizationId, organizationId), eq(mail.recipient, recipient), waitsForDigest));
}

const later = alias(mail, 'later');

/**
 * Drops the queued mails that have the kind and the patrol of one of these mails, which take their place. A mail that an
 * attempt has addressed stays as it is: it may be leaving at this moment (decision 28).
 */
export async function dropReplaced(
  tx: Transaction,
  now: string,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const replaced = sql`exists (select from ${mail} as ${sql.identifier('later')} where ${and(
    inArray(later.id, [...ids]),
    eq(later.organizationId, mail.organizationId),
    eq(later.patrolId, mail.patrolId),
    eq(later.kind, mail.kind),
    ne(later.cause, mail.cause),
  )})`;
  await tx
    .update(mail)
    .set({ abandoned: now, nextAttempt: null, lastError: null })
    .where(
      and(
        eq(mail.organizationId, organizationId),
        replaced,
        isNotNull(mail.nextAttempt),
        isNull(mail.toAddress),
      ),
    );
}

/** Inserts a mail once more, due at once. Returns its id, or null if another call has just done so. */
export async function insertRepeat(
  tx: Transaction,
  now: string,
  { organizationId, kind, cause, recipient, subject, patrolId, repeat }: StoredMail,
  precedence: Precedence,
): Promise<string | null> {
  const [inserted] = await tx
    .insert(mail)
    .values({
      organizationId,
      kind,
      cause,
      recipient,
      subject,
      patrolId,
      ...precedence,
      id: v7(),
      repeat: repeat + 1,
      created: now,
      attempts: 0,
      nextAttempt: now,
    })
    .onConflictDoNothing({ target: once })
    .returning({ id: mail.id });
  return inserted?.id ?? null;
}
