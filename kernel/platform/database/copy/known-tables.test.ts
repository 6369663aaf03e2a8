import type { ClientBase } from 'pg';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { knownMigrations } from '../migrations.ts';
import { listTables } from './catalog.ts';
import { tablesAt } from './known-tables.ts';

const empty = testDatabase('template1');

async function shapeOf(client: ClientBase): Promise<[string, string[]][]> {
  return (await listTables(client)).map(({ name, columns }) => [name, columns.sort()]);
}

it('the tables that a release is known to have had are those of its database, after each migration [15.47]', async () => {
  const client = await empty.database.$client.connect();
  await client.query('begin');
  try {
    for (const { time, statements } of knownMigrations()) {
      for (const statement of statements) await client.query(statement);
      const known = [...(tablesAt(time) ?? [])].map(([name, columns]) => [name, [...columns].sort()]);
      expect(Object.fromEntries(known), `after ${time}`).toEqual(Object.fromEntries(await shapeOf(client)));
    }
  } finally {
    client.release(true);
  }
  expect(tablesAt(1)).toBeNull();
});
