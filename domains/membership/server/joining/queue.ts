import { listIdsByRole } from '#crew/server/store.ts';
import { after, hour, minute } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { QueuedMail } from '#platform/mail/kind.ts';
import { queueMails } from '#platform/mail/outbox.ts';

/** The kinds of these mails; `mails.ts` knows how each is composed. */
export const mailKinds = { link: 'join-link', notice: 'join-notice' } as const;

/** Returns the mail with the link that confirms a request. */
export function linkMail({ organizationId, id }: { organizationId: string; id: string }): QueuedMail {
  const subject = { requestId: id };
  return { organizationId, kind: mailKinds.link, cause: id, recipient: id, subject, patrolId: null };
}

/**
 * Queues the mail that tells each admin of all who wait. It leaves after the end of the hour, so that there is one for all who confirm
 * within it (product 11.60); the minute lets the last of them be committed.
 */
export async function queueNotices(tx: Transaction, organizationId: string, now: string): Promise<void> {
  const end = after(now, hour - (Date.parse(now) % hour));
  const admins = await listIdsByRole(tx, organizationId, 'admin');
  const notices = admins.map((recipient) => {
    const notice = { organizationId, kind: mailKinds.notice, cause: end, recipient, subject: {} };
    return { ...notice, patrolId: null, due: after(end, minute) };
  });
  await queueMails(tx, now, notices);
}
