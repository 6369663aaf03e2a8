import { mailDigest } from '#crew/server/assignments/service.ts';
import { lastDigest } from '#people/contract';
import type { Context } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tryEach } from '#platform/jobs/try-each.ts';
import { type AwaitedDigest, listAwaitedDigests } from '../awaited-digests.store.ts';

type Clockwork = Pick<Context, 'database' | 'clock'>;

/**
 * Sends the digests whose hour has come, for all organizations (product 11.61). Throws the failures after all were tried. What is
 * written while this runs waits for the next digest.
 */
export async function sendDigests({ database, clock }: Clockwork): Promise<void> {
  const now = clock.now();
  const awaited = await listAwaitedDigests(database);
  const due = awaited.flatMap((digest) => {
    const cause = causeOf(digest, now);
    return cause === null ? [] : [{ ...digest, cause }];
  });
  await tryEach(due, 'digests were not sent', ({ organizationId, recipient, cause }) =>
    inTransaction(database, (tx) => mailDigest(tx, { organizationId, recipient, cause }, clock.now())),
  );
}

/**
 * Returns what causes a digest, which is sent once for each cause: its hour, if something waits since before it. Whoever wants no
 * digest any more is owed what waits at once. Null if nothing is due.
 */
function causeOf({ since, notices, zone }: AwaitedDigest, now: string): string | null {
  if (notices !== 'daily' && notices !== 'weekly') return since;
  const hour = lastDigest(notices, now, zone);
  return since <= hour ? hour : null;
}
