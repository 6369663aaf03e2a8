import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { installation } from './schema/platform.ts';
import { inTransaction } from './transaction.ts';

const source = testDatabase();
const insert = (key: string, fail = false) =>
  inTransaction(source.database, async (tx) => {
    await tx.insert(installation).values({ key, value: {} });
    if (fail) throw new Error('not to be kept');
  });

it('what a transaction wrote is there when it is done, and none of it when it throws', async () => {
  await insert('kept');
  await expect(insert('undone', true)).rejects.toThrow('not to be kept');
  expect((await source.database.select().from(installation)).map(({ key }) => key)).toEqual(['kept']);
});

it('a connection that is lost before the transaction begins is let go', async () => {
  const { database } = source;
  const pool = database.$client;
  pool.once('acquire', (client) => void client.end());
  await expect(insert('lost')).rejects.toThrow();
  expect(pool.idleCount).toBe(pool.totalCount);
  await insert('next');
});
