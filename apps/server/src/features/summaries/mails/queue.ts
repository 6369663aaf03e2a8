import { isTest } from '@patrolbook/contract';
import { listSummarized } from '../../../domain/people/notices.store.ts';
import type { Transaction } from '../../../platform/database/connect.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import type { LockedPatrol } from '../../patrols/service.ts';

/** Queues the mails to summary recipients (product 11.15). */

/** The kinds of these mails; `mails.ts` knows how each is composed. */
export const mailKinds = { finished: 'patrol-finished', month: 'month-summary' } as const;

/** What those have chosen who get the summary of each patrol, and of each month (product 11.65). */
export const chosenForPatrol = ['each'] as const;
export const chosenForMonth = ['each', 'monthly'] as const;

/** Mails the summary of a finished patrol, once for each finish. Nobody is mailed about a test patrol. */
export async function mailFinished({ tx, organizationId, patrol, now }: LockedPatrol): Promise<void> {
  if (isTest(patrol)) return;
  const finish = patrol.finished?._id ?? patrol._id;
  const recipients = await listSummarized(tx, organizationId, chosenForPatrol);
  const mails = recipients.map((recipient) => ({
    organizationId,
    patrolId: patrol._id,
    kind: mailKinds.finished,
    cause: finish,
    recipient,
    subject: { patrolId: patrol._id, finish },
  }));
  await queueMails(tx, now, mails);
}

/** Mails the summary of a month. `month` is the date of its first day. */
export async function mailMonth(
  tx: Transaction,
  { organizationId, month, now }: { organizationId: string; month: string; now: string },
): Promise<void> {
  const recipients = await listSummarized(tx, organizationId, chosenForMonth);
  const mails = recipients.map((recipient) => ({
    organizationId,
    patrolId: null,
    kind: mailKinds.month,
    cause: month,
    recipient,
    subject: { month },
  }));
  await queueMails(tx, now, mails);
}
