import { NIL } from 'uuid';
import { isUrgent, rankOf } from '#contract';
import type { Transaction } from '../database/connect.ts';
import type { QueuedMail } from './kind.ts';
import { lanes, ordinaryLane, urgentLane } from './lanes.ts';
import {
  carryFormer,
  carryTogether,
  carryWaiting,
  dropReplaced,
  insertMails,
  insertRepeat,
  type Precedence,
} from './queue.store.ts';
import { enqueueSending } from './send-mail.ts';
import type { StoredMail } from './store.ts';

/**
 * Writes mails to the outbox and enqueues the jobs that send them, in the transaction of the change that causes them: they
 * are sent only if it commits. The sweep finds the mails that wait. A mail with the same kind, cause and recipient is not written
 * again. Returns the ids of those that were written.
 */
export async function queueMails(
  tx: Transaction,
  now: string,
  mails: readonly QueuedMail[],
): Promise<string[]> {
  const inserted = await insertMails(
    tx,
    now,
    mails.map((mail) => ({ ...mail, ...precedenceOf(mail) })),
  );
  for (const lane of lanes) {
    const own = inserted.filter(({ urgent }) => urgent === lane.urgent);
    const organizations = new Set(own.map(({ organizationId }) => organizationId));
    await enqueueSending(tx, lane, [...organizations]);
  }
  return inserted.map(({ id }) => id);
}

/** Lets mails that this transaction has queued leave together: each recipient gets one for all of a kind that are due (decision 55). `now` is read after the last was queued. */
export async function sendTogether(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
  now: string,
): Promise<void> {
  if (ids.length > 0) await carryTogether(tx, organizationId, ids, now);
}

/** Queues mails of one organization, each of which also says what those of its kind say that still wait for its recipient (product 11.57). */
export async function queueWithFormer(
  tx: Transaction,
  now: string,
  mails: readonly (QueuedMail & { organizationId: string })[],
): Promise<string[]> {
  const written = await queueMails(tx, now, mails);
  const [first] = mails;
  if (first) await carryFormer(tx, first.organizationId, written, now);
  return written;
}

/** Queues a digest, which carries all notices that wait for its recipient. Does nothing if it was queued before (product 11.61). */
export async function queueDigest(
  tx: Transaction,
  now: string,
  digest: QueuedMail & { organizationId: string },
): Promise<void> {
  const [id] = await queueMails(tx, now, [digest]);
  if (id) await carryWaiting(tx, digest, id);
}

/** Queues mails of one organization that replace the queued ones of the same kind about the same patrol, because they say what holds now. */
export async function queueInstead(
  tx: Transaction,
  now: string,
  mails: readonly QueuedMail[],
): Promise<void> {
  const written = await queueMails(tx, now, mails);
  const [first] = mails;
  if (first) await dropReplaced(tx, now, first.organizationId ?? NIL, written);
}

/** Writes a mail to the outbox once more, with a Message-ID of its own. Returns its id, or null if another call has just done so. */
export async function queueAgain(tx: Transaction, now: string, row: StoredMail): Promise<string | null> {
  const precedence = precedenceOf(row);
  const id = await insertRepeat(tx, now, row, precedence);
  await enqueueSending(tx, precedence.urgent ? urgentLane : ordinaryLane, [row.organizationId]);
  return id;
}

function precedenceOf(mail: Pick<QueuedMail, 'kind'>): Precedence {
  return { urgent: isUrgent(mail), rank: rankOf(mail) };
}
