import { isUrgent } from '@patrolbook/contract';
import type { Transaction } from '../database/connect.ts';
import type { QueuedMail } from './kind.ts';
import { lanes, ordinaryLane, urgentLane } from './lanes.ts';
import { enqueueSending } from './send-mail.ts';
import { insertMails, insertRepeat, type MailRow } from './store.ts';

/**
 * Writes mails to the outbox and enqueues the jobs that send them, in the transaction of the change that causes them: they
 * are sent only if it commits. The sweep finds those that wait. A mail with the same kind, cause and recipient is not written again.
 */
export async function queueMails(tx: Transaction, now: string, mails: readonly QueuedMail[]): Promise<void> {
  const inserted = await insertMails(tx, now, mails);
  for (const lane of lanes) {
    const own = inserted.filter(({ urgent }) => urgent === lane.urgent);
    const organizations = new Set(own.map(({ organizationId }) => organizationId));
    await enqueueSending(tx, lane, [...organizations]);
  }
}

/** Writes a mail to the outbox once more, with a Message-ID of its own. Returns its id, or null if another call has just done so. */
export async function queueAgain(tx: Transaction, now: string, row: MailRow): Promise<string | null> {
  const id = await insertRepeat(tx, now, row);
  const lane = isUrgent(row) ? urgentLane : ordinaryLane;
  await enqueueSending(tx, lane, [row.organizationId]);
  return id;
}
