import { and, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../database/connect.ts';
import { platformFact } from '../database/fact.store.ts';
import { mail } from '../database/schema/mails.ts';
import { installation } from '../database/schema/platform.ts';

/**
 * An installation that was restored or moved away may have a living twin, which would send the same mails. So it sends none
 * until its operator says that it is the one that lives (decision 74).
 */
const SendingHold = z.object({
  because: z.enum(['restored', 'moved']),
  since: z.string(),
  /** Of one that was restored: the moment that its backup shows. */
  asOf: z.string().nullable(),
});
export type SendingHold = z.infer<typeof SendingHold>;

const key = 'hold';

/** Whether mails may leave. */
export function isNotHeld(): SQL {
  return sql`not exists (select from ${installation} where ${installation.key} = ${key})`;
}

/** `findHold` returns why no mails leave; null if they do. */
export const { find: findHold, save: saveHold, remove: deleteHold } = platformFact(key, SendingHold);

/** Drops the mails that were queued by then and have not left. Returns how many there were. */
export async function dropQueuedBy(tx: Transaction, then: string, now: string): Promise<number> {
  const dropped = await tx
    .update(mail)
    .set({ abandoned: now, nextAttempt: null })
    .where(and(isNotNull(mail.nextAttempt), lte(mail.created, then)))
    .returning({ id: mail.id });
  return dropped.length;
}
