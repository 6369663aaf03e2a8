import { and, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { after, clocksDiffer } from '../clock.ts';
import type { Reader, Transaction } from '../database/connect.ts';
import { attempt } from '../database/schema/platform.ts';

/** How often something may be tried. Times are in milliseconds. */
export interface AttemptRule {
  max: number;
  /** The window in which attempts are counted. */
  per: number;
  /** How long attempts are blocked after the last allowed one; by default until the window ends. */
  block?: number;
}

export type Attempted =
  | { is: 'allowed' /** The block starts with this attempt, unless it is forgiven. */; last: boolean }
  | { is: 'blocked'; until: string /** The first attempt that this block refuses. */; first: boolean };

/**
 * Counts an attempt before it is made, so that concurrent ones cannot exceed the limit; a successful one is forgiven
 * afterwards. Returns whether it is allowed. The row stays locked until the transaction ends.
 */
export async function consumeAttempt(
  tx: Transaction,
  key: string,
  rule: AttemptRule,
  now: string,
): Promise<Attempted> {
  const [counted] = await countAttempt(tx, key, rule, now);
  if (counted) return { is: 'allowed', last: counted.count >= rule.max };
  const [refused] = await markRefused(tx, key, rule);
  if (refused) return { is: 'blocked', until: refused.blockedUntil ?? now, first: true };
  const [blocking] = await tx.select().from(attempt).where(eq(attempt.key, key));
  return { is: 'blocked', until: blocking?.blockedUntil ?? now, first: false };
}

/** Records the first refusal of a block as a count beyond the maximum. Returns the row only that first time. */
function markRefused(tx: Transaction, key: string, { max }: AttemptRule) {
  return tx
    .update(attempt)
    .set({ count: max + 1 })
    .where(and(eq(attempt.key, key), lte(attempt.count, max)))
    .returning();
}

function countAttempt(tx: Transaction, key: string, { max, per, block }: AttemptRule, now: string) {
  const fromNow = after(now, block ?? per);
  const isBlocked = blocksAt(now, block ?? per);
  const expired = sql`(${attempt.windowEnds} <= ${now} or ${attempt.windowEnds} > ${after(now, per + clocksDiffer)}
    or not coalesce(${isBlocked}, true))`;
  const count = sql`case when ${expired} then 1 else ${attempt.count} + 1 end`;
  const windowEnds = sql`case when ${expired} then excluded.window_ends else ${attempt.windowEnds} end`;
  const blockedUntil = block === undefined ? windowEnds : sql`${fromNow}::timestamptz`;
  return tx
    .insert(attempt)
    .values({ key, count: 1, windowEnds: after(now, per), blockedUntil: max <= 1 ? fromNow : null })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count,
        windowEnds,
        blockedUntil: sql`case when ${count} >= ${max} then ${blockedUntil} end`,
      },
      setWhere: sql`not coalesce(${isBlocked}, false)`,
    })
    .returning({ count: attempt.count });
}

/** Whether a block still lasts, in SQL; null if there is none. One that would last longer was set by a clock that was ahead (decision 95). */
function blocksAt(now: string, length: number): SQL {
  const latest = after(now, length + clocksDiffer);
  return sql`(${attempt.blockedUntil} > ${now} and ${attempt.blockedUntil} <= ${latest})`;
}

/**
 * Returns the instant until which attempts under any of these keys are blocked, for as long at most; null if they are not. Counts
 * nothing.
 */
export async function findBlock(
  db: Reader,
  keys: readonly string[],
  longest: number,
  now: string,
): Promise<string | null> {
  const [found] = await db
    .select({ until: attempt.blockedUntil })
    .from(attempt)
    .where(and(inArray(attempt.key, [...keys]), blocksAt(now, longest)))
    .orderBy(desc(attempt.blockedUntil))
    .limit(1);
  return found?.until ?? null;
}

/** Deletes all attempts counted under a key. */
export async function forgetAttempts(tx: Transaction, key: string): Promise<void> {
  await tx.delete(attempt).where(eq(attempt.key, key));
}

/** Deletes all attempts counted under keys that begin like this. */
export async function forgetAttemptsBelow(tx: Transaction, prefix: string): Promise<void> {
  await tx.delete(attempt).where(sql`starts_with(${attempt.key}, ${prefix})`);
}

/** Takes back one attempt, and the block it may have started. */
export async function forgiveAttempt(tx: Transaction, key: string, { max }: AttemptRule): Promise<void> {
  await forgiveAttempts(tx, [{ key, max, times: 1 }]);
}

/** Does the same under many keys. They are locked in one order, since two processes may meet. */
export async function forgiveAttempts(
  tx: Transaction,
  forgiven: readonly { key: string; max: number; times: number }[],
): Promise<void> {
  if (forgiven.length === 0) return;
  await tx.execute(sql`
    with forgiven as (
      select attempt.key, max, times
      from json_to_recordset(${JSON.stringify(forgiven)}::json) as given (key text, max int, times int)
      join attempt using (key)
      order by key for update of attempt)
    update attempt set count = greatest(least(count, max) - times, 0), blocked_until = null
    from forgiven where attempt.key = forgiven.key`);
}

/** Deletes rows whose window and block have passed. */
export async function deleteExpiredAttempts(tx: Transaction, now: string): Promise<void> {
  await tx
    .delete(attempt)
    .where(
      sql`${lt(attempt.windowEnds, now)} and (${attempt.blockedUntil} is null or ${attempt.blockedUntil} < ${now})`,
    );
}
