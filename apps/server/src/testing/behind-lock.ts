import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Transaction } from '../platform/database/connect.ts';
import type { testApp } from './app.ts';

/**
 * Runs `first` in a transaction that stays open until each call waits for what it has locked, one behind the other; then lets
 * them go in this order.
 */
export async function behindLock<Answer>(
  { database }: Pick<ReturnType<typeof testApp>, 'database'>,
  first: (tx: Transaction) => Promise<unknown>,
  ...calls: (() => Promise<Answer>)[]
): Promise<Answer[]> {
  const waiting: Promise<Answer>[] = [];
  await database.transaction(async (tx) => {
    await first(tx);
    for (const call of calls) {
      waiting.push(call());
      await vi.waitFor(async () => expect(await countWaiting()).toBe(waiting.length), { timeout: 5000 });
    }
  });
  return Promise.all(waiting);

  async function countWaiting(): Promise<number> {
    const { rows } = await database.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  }
}
