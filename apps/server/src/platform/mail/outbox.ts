import type { Transaction } from '../database/connect.ts';
import { enqueueAll } from '../jobs/store.ts';
import type { QueuedMail } from './kind.ts';
import { sendMailJob, sendMailTask } from './send-mail.ts';
import { insertMails } from './store.ts';

/**
 * Writes mails to the outbox and queues their sending, in the transaction of the change that causes them: they go out if
 * it commits and only then. One already there for the same kind, cause and recipient is not written again.
 */
export async function queueMails(tx: Transaction, now: string, mails: readonly QueuedMail[]): Promise<void> {
  const inserted = await insertMails(tx, now, mails);
  await enqueueAll(tx, sendMailTask, inserted.map(sendMailJob));
}
