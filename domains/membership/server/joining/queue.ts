import { listIdsByRole } from '#crew/server/store.ts';
import { after, hour, minute } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { QueuedMail } from '#platform/mail/kind.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { joinLink } from './mails/join-link.tsx';
import { joinNotice } from './mails/join-notice.tsx';

/** Returns the mail with the link that confirms a request. */
export function linkMail({ organizationId, id }: { organizationId: string; id: string }): QueuedMail {
  const subject = { requestId: id };
  return { organizationId, kind: joinLink.kind, cause: id, recipient: id, subject, patrolId: null };
}

/**
 * Queues the mail that tells each admin of all who wait. It leaves after the end of the hour, so that there is one for all who confirm
 * within it (product 11.60); the minute lets the last of them be committed.
 */
export async function queueNotices(tx: Transaction, organizationId: string, now: string): Promise<void> {
  const end = after(now, hour - (Date.parse(now) % hour));
  const admins = await listIdsByRole(tx, organizationId, 'admin');
  const notices = admins.map((recipient) => {
    const notice = { organizationId, kind: joinNotice.kind, cause: end, recipient, subject: {} };
    return { ...notice, patrolId: null, due: after(end, minute) };
  });
  await queueMails(tx, now, notices);
}
