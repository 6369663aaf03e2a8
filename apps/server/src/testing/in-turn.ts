import type { Patrol } from '@patrolbook/contract';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Transaction } from '../platform/database/connect.ts';
import { patrol, person } from '../platform/database/schema.ts';
import type { testApp } from './app.ts';

interface Changed {
  status: number;
  readonly body: Patrol;
}
type App = Pick<ReturnType<typeof testApp>, 'database'>;
type Calls = readonly (() => Promise<Changed>)[];

/** Holds a patrol until each call waits for it, one behind the other, then lets them go: the first called comes first. */
export function inTurn(app: App, patrolId: string, ...calls: Calls): Promise<Changed[]> {
  return queueBehind(app, calls, (tx) =>
    tx.select().from(patrol).where(eq(patrol.id, patrolId)).for('update'),
  );
}

/** The same for calls that have to wait for a person. */
export function inTurnForPerson(app: App, personId: string, ...calls: Calls): Promise<Changed[]> {
  return queueBehind(app, calls, (tx) =>
    tx.select().from(person).where(eq(person.id, personId)).for('update'),
  );
}

async function queueBehind(
  { database }: App,
  calls: Calls,
  hold: (tx: Transaction) => Promise<unknown>,
): Promise<Changed[]> {
  const waiting: Promise<Changed>[] = [];
  await database.transaction(async (tx) => {
    await hold(tx);
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
