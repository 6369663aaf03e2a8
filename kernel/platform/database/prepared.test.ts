import { asc, eq, getTableColumns, getTableName, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { Reader } from './connect.ts';
import { jsonOf, jsonRows, prepared, selected } from './prepared.ts';
import { writeRowOfEach } from './row-of-each.fixture.ts';
import { assignment } from './schema/assignments.ts';
import { patrol } from './schema/patrols.ts';
import { installation } from './schema/platform.ts';
import { tables } from './schema/schema.ts';
import { inTransaction } from './transaction.ts';

const source = testDatabase();

it('a prepared statement is built once for the pool and once for each connection, separately for each variant', async () => {
  const built: string[] = [];
  const echo = prepared('echo', (db: Reader, column: 'given' | 'twice') => {
    built.push(column);
    const given = sql<number>`${sql.placeholder('given')}::integer * ${column === 'given' ? 1 : 2}`;
    return db.select({ value: given }).from(sql`generate_series(1, 1)`);
  });
  const { database } = source;
  const read = async (db: Reader, column: 'given' | 'twice', given: number) => {
    const [row] = await echo(db, column).execute({ given });
    return row?.value;
  };

  expect([await read(database, 'given', 7), await read(database, 'twice', 7)]).toEqual([7, 14]);
  expect([await read(database, 'given', 8), await read(database, 'twice', 9)]).toEqual([8, 18]);
  expect(built).toEqual(['given', 'twice']);

  // Consecutive transactions get the same connection, the one used last.
  for (const given of [1, 2])
    expect(await inTransaction(database, (tx) => read(tx, 'given', given))).toBe(given);
  expect(built).toEqual(['given', 'twice', 'given']);
});

it('variants with long names are statements of their own', async () => {
  const long = 'a condition with a very long name, which many lists with many filters have';
  const told = prepared('told', (db: Reader, _long: string, end: string) =>
    db.select({ end: sql<string>`${sql.raw(`'${end}'`)}` }).from(sql`generate_series(1, 1)`),
  );
  const read = async (db: Reader, end: string) => (await told(db, long, end).execute())[0]?.end;
  const found = await inTransaction(source.database, async (tx) => [
    await read(tx, 'when'),
    await read(tx, 'what'),
  ]);
  expect(found).toEqual(['when', 'what']);
});

it('a connection whose transaction failed is released and still has its prepared statements', async () => {
  const all = prepared('all_installed', (db) => db.select().from(installation));
  const { database } = source;
  const failing = inTransaction(database, async (tx) => {
    await all(tx).execute();
    await tx.insert(installation).values({ key: 'kept?', value: {} });
    throw new Error('not to be kept');
  });
  await expect(failing).rejects.toThrow('not to be kept');
  expect(database.$client.idleCount).toBe(database.$client.totalCount);
  expect(await inTransaction(database, (tx) => all(tx).execute())).toEqual([]);
});
describe('rows as JSON', () => {
  beforeAll(() => writeRowOfEach(source.database));

  it('a row of any table without bytes is the same as JSON as column by column', async () => {
    const { database } = source;

    for (const table of Object.values<PgTable>(tables).filter((one) => !hasBytes(one))) {
      const json = selected(jsonOf(getTableColumns(table)));
      const rows = await database.select({ json }).from(table);
      expect(rows.length, getTableName(table)).toBeGreaterThan(0);
      expect(
        rows.map((row) => row.json),
        getTableName(table),
      ).toEqual(await database.select().from(table));
    }
  });

  it('rows of another table come with theirs, without what is not read', async () => {
    const { database } = source;
    const crewOf = (condition = eq(assignment.patrolId, patrol.id)) =>
      jsonRows(assignment, {
        without: { organizationId: false, patrolId: false },
        where: condition,
        orderBy: [asc(assignment.id)],
      });
    const json = selected(jsonOf({ id: patrol.id, crew: crewOf(), nobody: crewOf(isNull(assignment.id)) }));

    const {
      organizationId: _organization,
      patrolId,
      ...rest
    } = (await database.select().from(assignment))[0] ?? {};
    expect(await database.select({ json }).from(patrol)).toEqual([
      { json: { id: patrolId, crew: [rest], nobody: [] } },
    ]);
  });
});

function hasBytes(table: PgTable): boolean {
  return Object.values<PgColumn>(getTableColumns(table)).some((column) => column.getSQLType() === 'bytea');
}
