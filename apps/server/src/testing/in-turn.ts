import type { Patrol } from '@patrolbook/contract';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { patrol } from '../platform/database/schema.ts';
import type { testApp } from './app.ts';

interface Changed {
  status: number;
  readonly body: Patrol;
}

/** Holds a patrol until each call waits for it, one behind the other, then lets them go: the first called comes first. */
export async function inTurn(
  { database }: Pick<ReturnType<typeof testApp>, 'database'>,
  patrolId: string,
  ...calls: (() => Promise<Changed>)[]
): Promise<Changed[]> {
  const waiting: Promise<Changed>[] = [];
  await database.transaction(async (tx) => {
    await tx.select().from(patrol).where(eq(patrol.id, patrolId)).for('update');
    for (const call of calls) {
      waiting.push(call());
      await vi.waitFor(async () => expect(await countWaiting()).toBe(waiting.length), { timeout: 5000 });
    }
  });
  return Promise.all(waiting);

  async function countWaiting(): Promise<number> {
    const { rows } = await database.$client.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  }
}
