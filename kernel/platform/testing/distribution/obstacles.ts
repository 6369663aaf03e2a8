import { getTableName } from 'drizzle-orm';
import { type ForeignKey, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { key, placementOf } from './placement.ts';

/** Returns what keeps a table from being distributed by organization; nothing for one that is not to be. */
export function obstaclesOf(table: PgTable): string[] {
  const { name, columns, foreignKeys } = getTableConfig(table);
  if (placementOf(undefined, name) !== 'by organization') return [];
  const mayBeNull = columns.some((column) => column.name === key && !column.notNull);
  const obstacles = [
    ...(mayBeNull ? ['no organization'] : []),
    ...uniquesOf(table).flatMap(({ what, columns }) => (columns.includes(key) ? [] : [what])),
    ...foreignKeys.filter(leavesOrganization).map((foreign) => foreign.getName()),
  ];
  return obstacles.map((obstacle) => `${name}: ${obstacle}`);
}

/** Returns what must be unique in a table, each with its columns; expressions are left out. */
function uniquesOf(table: PgTable): { what: string; columns: string[] }[] {
  const { columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  return [
    ...columns.filter(({ primary }) => primary).map(({ name }) => ({ what: 'primary key', columns: [name] })),
    ...columns
      .filter(({ isUnique }) => isUnique)
      .map(({ name, uniqueName = 'unique' }) => ({ what: uniqueName, columns: [name] })),
    ...primaryKeys.map((primary) => ({ what: 'primary key', columns: namesOf(primary.columns) })),
    ...uniqueConstraints.map(({ name = 'unique', columns: of }) => ({ what: name, columns: namesOf(of) })),
    ...indexes
      .filter(({ config }) => config.unique)
      .map(({ config: { name = 'unique', columns: of } }) => ({ what: name, columns: namesOf(of) })),
  ];
}

function namesOf(columns: readonly object[]): string[] {
  return columns.flatMap((column) =>
    'name' in column && typeof column.name === 'string' ? column.name : [],
  );
}

/** Whether a reference to a distributed table could lead to another organization's row. */
function leavesOrganization(foreign: ForeignKey): boolean {
  const { columns, foreignTable, foreignColumns } = foreign.reference();
  const isHeld = columns[0]?.name === key && foreignColumns[0]?.name === key;
  return !isHeld && placementOf(undefined, getTableName(foreignTable)) === 'by organization';
}
