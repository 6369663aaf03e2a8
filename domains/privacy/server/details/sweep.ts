import { addDays } from '#contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tryEach } from '#platform/jobs/try-each.ts';
import { PrivacyClock, privacyNoticeDays } from '#privacy/contract';
import { countDue, isAnythingDue, takeDue } from './due.store.ts';
import { type Clocks, type Due, dueOn, hasClockBegun, localDate } from './due.ts';
import { mailAnnouncement } from './mails/queue.ts';
import { listClocks, lockClocks, recordRemoval, updateClocks } from './store.ts';

type Sweeper = Pick<Context, 'database' | 'clock'>;

/**
 * Sweeps every organization that was not swept on its local day (product 22.3). Throws the failures after all were tried.
 */
export async function sweepAll(context: Sweeper): Promise<void> {
  const now = context.clock.now();
  const organizations = await listClocks(context.database);
  const open = organizations.filter((one) => one.swept !== localDate(one, now));
  await tryEach(open, 'organizations were not swept', ({ organizationId }) => sweep(context, organizationId));
}

/** Announces what is due for the first time, and takes away what is due otherwise, a batch in each transaction. */
async function sweep(context: Sweeper, organizationId: string): Promise<void> {
  const { database, clock: time } = context;
  const { swept, begun } = await inTransaction(database, async (tx) => {
    const clocks = await lockClocks(tx, organizationId);
    const now = time.now();
    await announce(tx, clocks, now);
    const date = localDate(clocks, now);
    return { swept: date, begun: PrivacyClock.options.filter((clock) => hasClockBegun(clocks, clock, date)) };
  });
  for (const clock of begun) {
    let taken: number;
    do
      taken = await inTransaction(database, (tx) => takeSome(tx, { organizationId, clock, now: time.now() }));
    while (taken > 0);
  }
  await inTransaction(database, (tx) => updateClocks(tx, organizationId, { swept }));
}

/** Sets when each clock that has something due for the first time begins, and mails the admins. */
async function announce(tx: Transaction, clocks: Clocks, now: string): Promise<void> {
  const date = localDate(clocks, now);
  const announced: Due[] = [];
  for (const clock of PrivacyClock.options) {
    const due = dueOn(clocks, clock, date);
    if (clocks.begins[clock] === undefined && (await isAnythingDue(tx, due))) announced.push(due);
  }
  if (announced.length === 0) return;
  const counts = await countDue(tx, announced);
  const from = addDays(date, privacyNoticeDays);
  const begins = Object.fromEntries(announced.map(({ clock }) => [clock, from]));
  await updateClocks(tx, clocks.organizationId, { begins: { ...clocks.begins, ...begins } });
  await mailAnnouncement(tx, clocks.organizationId, { from, counts, now });
}

/** Takes a batch. Judges anew under the lock: meanwhile something may be held, or another worker may have taken it. */
async function takeSome(
  tx: Transaction,
  { organizationId, clock, now }: { organizationId: string; clock: PrivacyClock; now: string },
): Promise<number> {
  const clocks = await lockClocks(tx, organizationId);
  const date = localDate(clocks, now);
  if (!hasClockBegun(clocks, clock, date)) return 0;
  const due = dueOn(clocks, clock, date);
  const taken = await takeDue(tx, due, now);
  if (taken > 0) await recordRemoval(tx, due, taken);
  return taken;
}
