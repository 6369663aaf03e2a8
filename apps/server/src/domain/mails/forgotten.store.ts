import { and, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { mail } from '../../platform/database/schema/mails.ts';

/** Deletes every mail to recipients of whom nothing is kept, with the addresses that it went to. */
export async function forgetMailsTo(
  tx: Transaction,
  recipients: readonly { organizationId: string; id: string }[],
): Promise<void> {
  if (recipients.length === 0) return;
  const organizationIds = recipients.map(({ organizationId }) => organizationId);
  const ids = recipients.map(({ id }) => id);
  await tx
    .delete(mail)
    .where(and(inArray(mail.organizationId, organizationIds), inArray(mail.recipient, ids)));
}
