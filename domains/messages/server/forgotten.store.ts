import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#platform/database/connect.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { grouped } from '#platform/grouped.ts';

/** Deletes every mail to recipients of whom nothing is kept, with the addresses that it went to. */
export async function forgetMailsTo(
  tx: Transaction,
  recipients: readonly { organizationId: string; id: string }[],
): Promise<void> {
  for (const [organizationId, own] of grouped(recipients, (recipient) => recipient.organizationId)) {
    const ids = own.map(({ id }) => id);
    await tx.delete(mail).where(and(eq(mail.organizationId, organizationId), inArray(mail.recipient, ids)));
  }
}
