import { asc, eq, getTableColumns, getTableName, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { jsonOf, jsonRows, selected } from './json.ts';
import { writeRowOfEach } from './row-of-each.fixture.ts';
import { assignment } from './schema/assignments.ts';
import { patrol } from './schema/patrols.ts';
import { tables } from './schema/schema.ts';

const source = testDatabase();
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

function hasBytes(table: PgTable): boolean {
  return Object.values<PgColumn>(getTableColumns(table)).some((column) => column.getSQLType() === 'bytea');
}
