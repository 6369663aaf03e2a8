import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { onPage, preparedList } from './list.ts';
import { installation } from './schema/platform.ts';

const source = testDatabase();

const facts = preparedList({
  name: 'facts',
  table: installation,
  sorts: { key: installation.key },
  id: installation.key,
  page: (db, parts) =>
    onPage(db.select({ key: installation.key, matches: parts.matches }).from(installation), parts),
});

it('a list is read in one statement, also an empty one, and counted apart if a page lies beyond its end', async () => {
  const { database } = source;
  const read = async (skip: number) => {
    const query = vi.spyOn(database.$client, 'query');
    const { rows, matches } = await facts(database, { limit: 2, skip, sort: '-key' });
    const statements = query.mock.calls.length;
    query.mockRestore();
    return { keys: rows.map(({ key }) => key), matches, statements };
  };
  expect(await read(0)).toEqual({ keys: [], matches: 0, statements: 1 });
  await database.execute(
    sql`insert into installation (key, value) values ('a', '{}'), ('b', '{}'), ('c', '{}')`,
  );
  expect(await read(0)).toEqual({ keys: ['c', 'b'], matches: 3, statements: 1 });
  expect(await read(2)).toEqual({ keys: ['a'], matches: 3, statements: 1 });
  expect(await read(4)).toEqual({ keys: [], matches: 3, statements: 2 });
});
