import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Patrol } from '#patrols/contract';
import type { Transaction } from '#platform/database/connect.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { testApp } from './app.ts';

interface Changed {
  status: number;
  readonly body: Patrol;
}
type App = Pick<ReturnType<typeof testApp>, 'database'>;
type Calls<Answer> = readonly (() => Promise<Answer>)[];

/**
 * Locks a patrol until every call waits for it, one behind the other, and then releases it, so that the calls
 * run in this order.
 */
export function inTurn(app: App, patrolId: string, ...calls: Calls<Changed>): Promise<Changed[]> {
  return inTurnBehind(app, lockingPatrol(patrolId), ...calls);
}

/** Locks a patrol's row. */
export function lockingPatrol(patrolId: string) {
  return (tx: Transaction) => tx.select().from(patrol).where(eq(patrol.id, patrolId)).for('update');
}

/** Does the same for calls that wait for a person. */
export function inTurnForPerson(app: App, personId: string, ...calls: Calls<Changed>): Promise<Changed[]> {
  return inTurnBehind(
    app,
    (tx) => tx.select().from(person).where(eq(person.id, personId)).for('update'),
    ...calls,
  );
}

/** Does the same for calls that wait for the rows that `first` locks, and then see its changes. */
export async function inTurnBehind<Answer>(
  { database }: App,
  first: (tx: Transaction) => Promise<unknown>,
  ...calls: Calls<Answer>
): Promise<Answer[]> {
  const waiting: Promise<Answer>[] = [];
  await inTransaction(database, async (tx) => {
    await first(tx);
    for (const call of calls) {
      waiting.push(call());
      await vi.waitFor(async () => expect(await countWaiting(database)).toBe(waiting.length), {
        timeout: 5000,
      });
    }
  });
  return Promise.all(waiting);
}

/** Returns how many connections of a database wait for a lock. */
export async function countWaiting(database: App['database']): Promise<number> {
  const { rows } = await database.$client.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
}
