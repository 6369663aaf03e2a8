import { isTest } from '#patrols/contract';
import { listSummarized } from '#people/server/notices.store.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { listIdsByRole } from '../../assignments/service.ts';
import type { LockedPatrol } from '../../patrols/service.ts';

/** Queues the mails to summary recipients (product 11.15). */

/** The kinds of these mails; `mails.ts` knows how each is composed. */
export const mailKinds = {
  finished: 'patrol-finished',
  month: 'month-summary',
  missed: 'month-missed',
} as const;

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

interface SummedUp {
  organizationId: string;
  /** The date of its first day. */
  month: string;
  now: string;
}

/** Mails the summary of a month. */
export async function mailMonth(tx: Transaction, summedUp: SummedUp): Promise<void> {
  const recipients = await listSummarized(tx, summedUp.organizationId, chosenForMonth);
  await mailOfMonth(tx, summedUp, { kind: mailKinds.month, recipients });
}

/** Tells the admins that the summary of a month was not mailed, if anybody would have got it. */
export async function mailMonthMissed(tx: Transaction, summedUp: SummedUp): Promise<void> {
  const missing = await listSummarized(tx, summedUp.organizationId, chosenForMonth);
  if (missing.length === 0) return;
  const recipients = await listIdsByRole(tx, summedUp.organizationId, 'admin');
  await mailOfMonth(tx, summedUp, { kind: mailKinds.missed, recipients });
}

async function mailOfMonth(
  tx: Transaction,
  { organizationId, month, now }: SummedUp,
  { kind, recipients }: { kind: string; recipients: readonly string[] },
): Promise<void> {
  const about = { organizationId, patrolId: null, kind, cause: month, subject: { month } };
  await queueMails(
    tx,
    now,
    recipients.map((recipient) => ({ ...about, recipient })),
  );
}
