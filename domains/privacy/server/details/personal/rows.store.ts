import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '#platform/database/connect.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import type { HeldRows, HeldTable, Value } from '../../information/held-table.store.ts';

/** Which person, and of which organization. */
export interface PersonOf {
  organizationId: string;
  personId: string;
}

/** How many rows are read at a time, so that neither memory nor a connection is held while a slow client reads. */
const batchSize = 500;

const about = alias(patrol, 'about');

/** Yields the rows about a person in batches, by their keys: nearly the order in which they were written. */
export async function* readRows(db: Reader, whose: PersonOf, { table }: HeldTable, rows: HeldRows) {
  let last: unknown[] | undefined;
  do {
    const found = await selectRows(db, whose, { table, rows, last });
    if (found.length > 0) yield found;
    const end = found.length === batchSize ? found.at(-1) : undefined;
    last = end && Object.values(end.key);
  } while (last);
}
export type ReadRow = Awaited<ReturnType<typeof selectRows>>[number];

interface Batch {
  table: PgTable;
  rows: HeldRows;
  /** The key of the row before. */
  last: unknown[] | undefined;
}

function selectRows(db: Reader, whose: PersonOf, { table, rows, last }: Batch) {
  const key = keyOf(table);
  const after = last && sql`(${listed(key)}) > (${listed(last.map((value) => sql`${value}`))})`;
  const isPatrol = rows.patrol ? sql`${about.id} = ${rows.patrol}` : sql`false`;
  return db
    .select({
      shown: { ...rows.shown },
      key: Object.fromEntries(key.map((column) => [column.name, column])),
      patrol: { name: about.name, when: about.when },
    })
    .from(table)
    .leftJoin(about, and(eq(about.organizationId, whose.organizationId), isPatrol))
    .where(and(ofPerson(table, whose, rows.of), after))
    .orderBy(...key)
    .limit(batchSize);
}

/** Returns the condition that a row is of the organization and one of these columns is the person. */
export function ofPerson(
  table: PgTable,
  { organizationId, personId }: PersonOf,
  of: readonly Value[],
): SQL | undefined {
  return and(
    eq(organizationOf(table), organizationId),
    or(...of.map((value) => sql`${personId} = ${value}`)),
  );
}

function organizationOf(table: PgTable): AnyPgColumn {
  const { organizationId } = getTableColumns<PgTable>(table);
  return organizationId ?? organization.id;
}

function keyOf(table: PgTable): AnyPgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

function listed(values: readonly (AnyPgColumn | SQL)[]): SQL {
  return sql.join([...values], sql`, `);
}
