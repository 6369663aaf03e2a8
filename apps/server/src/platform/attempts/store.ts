import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { after } from '../clock.ts';
import type { Transaction } from '../database/connect.ts';
import { attempt } from '../database/schema.ts';

/** How often something may be tried. Times are milliseconds. */
export interface AttemptRule {
  max: number;
  /** Within how long. */
  per: number;
  /** How long nothing is let through after the last one that was. */
  block: number;
}

export type Attempted =
  | { is: 'allowed' /** The block begins with this one, unless it is forgiven. */; last: boolean }
  | { is: 'blocked'; until: string /** None before it was refused by this block. */; first: boolean };

/**
 * Counts a try before it is made, so that many at one moment cannot slip through together; one that turned out well is
 * forgiven. The row stays locked until the transaction ends.
 */
export async function takeAttempt(
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

/** A count beyond the most tells that a block has refused somebody; answers the row only the first time. */
function markRefused(tx: Transaction, key: string, { max }: AttemptRule) {
  return tx
    .update(attempt)
    .set({ count: max + 1 })
    .where(and(eq(attempt.key, key), lte(attempt.count, max)))
    .returning();
}

function countAttempt(tx: Transaction, key: string, { max, per, block }: AttemptRule, now: string) {
  const blockedUntil = after(now, block);
  const isNew = sql`(${attempt.windowEnds} <= ${now} or ${attempt.blockedUntil} <= ${now})`;
  const count = sql`case when ${isNew} then 1 else ${attempt.count} + 1 end`;
  return tx
    .insert(attempt)
    .values({ key, count: 1, windowEnds: after(now, per), blockedUntil: max <= 1 ? blockedUntil : null })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count,
        windowEnds: sql`case when ${isNew} then excluded.window_ends else ${attempt.windowEnds} end`,
        blockedUntil: sql`case when ${count} >= ${max} then ${blockedUntil}::timestamptz end`,
      },
      setWhere: sql`${attempt.blockedUntil} is null or ${attempt.blockedUntil} <= ${now}`,
    })
    .returning({ count: attempt.count });
}

/** Forgets everything counted under a key. */
export async function forgetAttempts(tx: Transaction, key: string): Promise<void> {
  await tx.delete(attempt).where(eq(attempt.key, key));
}

/** Takes one try back, and the block that it may have begun. */
export async function forgiveAttempt(tx: Transaction, key: string, { max }: AttemptRule): Promise<void> {
  await tx
    .update(attempt)
    .set({ count: sql`least(${attempt.count}, ${max}) - 1`, blockedUntil: null })
    .where(eq(attempt.key, key));
}

/** Removes what no longer counts. */
export async function forgetOldAttempts(tx: Transaction, now: string): Promise<void> {
  await tx
    .delete(attempt)
    .where(
      sql`${lt(attempt.windowEnds, now)} and (${attempt.blockedUntil} is null or ${attempt.blockedUntil} < ${now})`,
    );
}
