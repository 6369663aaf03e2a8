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
    ...uniquesOf(table).flatMap(({ what, first }) => (first === key ? [] : [what])),
    ...foreignKeys.filter(leavesOrganization).map((foreign) => foreign.getName()),
  ];
  return obstacles.map((obstacle) => `${name}: ${obstacle}`);
}

/** Returns what must be unique in a table, each with its first column; undefined stands for an expression. */
function uniquesOf(table: PgTable): { what: string; first: string | undefined }[] {
  const { columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  return [
    ...columns.filter(({ primary }) => primary).map(({ name }) => ({ what: 'primary key', first: name })),
    ...columns
      .filter(({ isUnique }) => isUnique)
      .map(({ name, uniqueName = 'unique' }) => ({ what: uniqueName, first: name })),
    ...primaryKeys.map((primary) => ({ what: 'primary key', first: primary.columns[0]?.name })),
    ...uniqueConstraints.map((unique) => ({ what: unique.name ?? 'unique', first: unique.columns[0]?.name })),
    ...indexes
      .filter(({ config }) => config.unique)
      .map(
        ({
          config: {
            name = 'unique',
            columns: [first],
          },
        }) => ({
          what: name,
          first: first && 'name' in first ? first.name : undefined,
        }),
      ),
  ];
}

/** Whether a reference to a distributed table could lead to another organization's row. */
function leavesOrganization(foreign: ForeignKey): boolean {
  const { columns, foreignTable, foreignColumns } = foreign.reference();
  const isHeld = columns[0]?.name === key && foreignColumns[0]?.name === key;
  return !isHeld && placementOf(undefined, getTableName(foreignTable)) === 'by organization';
}
