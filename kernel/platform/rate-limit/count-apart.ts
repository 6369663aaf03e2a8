import { after } from '../clock.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { UncertainCommit } from '../database/outage.ts';
import { inTransaction } from '../database/transaction.ts';
import { mayPass } from '../may-pass.ts';
import { type AttemptRule, forgiveAttempts } from './store.ts';

/** That a try was counted under a key. */
export interface Count {
  key: string;
  rule: AttemptRule;
}

/** Counts that are to be taken back: how many of each key, and until when that matters. */
type Debts = Map<string, { max: number; times: number; until: string }>;

/** An outage that ends a try often leaves nowhere to write that it does not count. So this is kept here, by database, until it ends. */
const debts = new WeakMap<Database, Debts>();

/**
 * Counts a try in a transaction of its own, so that it counts whatever becomes of the call. But an outage has tried nothing: call
 * `takeBack` then, which asks nothing of the database. What it takes back is written before this process counts the next try.
 *
 * Counted so are the calls of a network and of a link, and those that say that a value is in use (the pipeline), passwords and codes for signing in
 * (`lock-out.ts` and `code-guard.ts`), and those that are asked for at a session (`session-tries.ts`). Everything else that is counted (challenges of passkeys, links to reset
 * a password, invitations, requests to join, changes that cause mail, mails themselves) is counted in the transaction that does
 * it, and an outage rolls back both.
 */
export async function countApart<T extends { counted: readonly Count[] }>(
  database: Database,
  now: string,
  count: (tx: Transaction) => Promise<T>,
): Promise<T & { takeBack(): void }> {
  await settle(database, now);
  let counted: readonly Count[] = [];
  const takeBack = () => owe(database, now, counted);
  try {
    const result = await inTransaction(database, async (tx) => {
      const tried = await count(tx);
      counted = tried.counted;
      return tried;
    });
    return { ...result, takeBack };
  } catch (error) {
    if (error instanceof UncertainCommit) takeBack();
    throw error;
  }
}

/** Makes a try that was counted; what ends it as an outage does takes the count back. */
export async function unlessOutage<T>(takeBack: () => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (mayPass(error)) takeBack();
    throw error;
  }
}

/** Forgives a try that has been made. An outage must not undo what it did, so in one the count alone is taken back, later. */
export async function forgiveNowOrLater(takeBack: () => void, forgive: () => Promise<void>): Promise<void> {
  try {
    await forgive();
  } catch (error) {
    if (!mayPass(error)) throw error;
    takeBack();
  }
}

function owe(database: Database, now: string, counted: readonly Count[]): void {
  const owed: Debts = debts.get(database) ?? new Map();
  for (const { key, rule } of counted) {
    const times = (owed.get(key)?.times ?? 0) + 1;
    owed.set(key, { max: rule.max, times, until: after(now, Math.max(rule.per, rule.block ?? 0)) });
  }
  debts.set(database, owed);
}

/** Takes back what is owed, unless its window has passed. Throws if that fails, and then it is still owed. */
async function settle(database: Database, now: string): Promise<void> {
  const owed = debts.get(database);
  if (!owed) return;
  debts.delete(database);
  for (const [key, { until }] of owed) if (until <= now) owed.delete(key);
  const forgiven = [...owed].map(([key, { max, times }]) => ({ key, max, times }));
  try {
    await inTransaction(database, (tx) => forgiveAttempts(tx, forgiven));
  } catch (error) {
    for (const [key, debt] of debts.get(database) ?? []) {
      owed.set(key, { ...debt, times: debt.times + (owed.get(key)?.times ?? 0) });
    }
    debts.set(database, owed);
    throw error;
  }
}
