import type { PrivacyClock } from '@patrolbook/contract';
import type { Transaction } from '../../../platform/database/connect.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { listIdsByRole } from '../../assignments/service.ts';

/** The kind of this mail; `mails.ts` knows how it is composed. */
export const announcement = 'details-go';

/** Tells the admins what is taken away for the first time, and from which local date on (product 22.4). */
export async function mailAnnouncement(
  tx: Transaction,
  organizationId: string,
  { from, counts, now }: { from: string; counts: Partial<Record<PrivacyClock, number>>; now: string },
): Promise<void> {
  const subject = { from, counts: JSON.stringify(counts) };
  const admins = await listIdsByRole(tx, organizationId, 'admin');
  const cause = `${from}:${Object.keys(counts).join(':')}`;
  const mails = admins.map((recipient) => {
    return { organizationId, kind: announcement, cause, recipient, subject, patrolId: null };
  });
  await queueMails(tx, now, mails);
}
