import type { Transaction } from '../database/connect.ts';
import { enqueueAll } from '../jobs/store.ts';
import type { QueuedMail } from './kind.ts';
import { sendMailJob, sendMailTask } from './send-mail.ts';
import { insertMails, insertRepeat, type MailRow } from './store.ts';

/**
 * Writes mails to the outbox and enqueues the jobs that send them, in the transaction of the change that causes them: they
 * are sent only if it commits. The sweep finds those that wait. A mail with the same kind, cause and recipient is not written again.
 */
export async function queueMails(tx: Transaction, now: string, mails: readonly QueuedMail[]): Promise<void> {
  const organizations = await insertMails(tx, now, mails);
  await enqueueAll(tx, sendMailTask, organizations.map(sendMailJob));
}

/** Writes a mail to the outbox once more, with a Message-ID of its own. Returns its id, or null if another call has just done so. */
export async function queueAgain(tx: Transaction, now: string, row: MailRow): Promise<string | null> {
  const id = await insertRepeat(tx, now, row);
  await enqueueAll(tx, sendMailTask, [sendMailJob(row.organizationId)]);
  return id;
}
