import { listIdsByRole } from '#crew/server/store.ts';
import { listSummarized } from '#people/server/notices.store.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { monthMissed } from './month-missed.tsx';
import { chosenForMonth, monthSummary } from './month-summary.tsx';

/** Queues the mails that sum up a month (product 11.15). */

interface SummedUp {
  organizationId: string;
  /** The date of its first day. */
  month: string;
  now: string;
}

/** Mails the summary of a month. */
export async function mailMonth(tx: Transaction, summedUp: SummedUp): Promise<void> {
  const recipients = await listSummarized(tx, summedUp.organizationId, chosenForMonth);
  await mailOfMonth(tx, summedUp, { kind: monthSummary.kind, recipients });
}

/** Tells the admins that the summary of a month was not mailed, if anybody would have got it. */
export async function mailMonthMissed(tx: Transaction, summedUp: SummedUp): Promise<void> {
  const missing = await listSummarized(tx, summedUp.organizationId, chosenForMonth);
  if (missing.length === 0) return;
  const recipients = await listIdsByRole(tx, summedUp.organizationId, 'admin');
  await mailOfMonth(tx, summedUp, { kind: monthMissed.kind, recipients });
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
