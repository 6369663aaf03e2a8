import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findSchema, quoted } from './session.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Adds rows by COPY, which takes a fraction of the time of inserts. A column that no row has gets its default; one that some rows
 * have is null in the others.
 */
export async function copyRows(client: ClientBase, table: PgTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key));
  const names = columns.map(([, { name }]) => name);
  const lines = rows.map((row) => columns.map(([key, column]) => field(column, row[key])).join('\t'));
  const schema = await findSchema(client);
  const target = quoted({ schema, name: getTableName(table), columns: names });
  await pipeline(
    Readable.from([`${lines.join('\n')}\n`]),
    client.query(copyFrom(`copy ${target} from stdin`)),
  );
}

/** Returns a value in the text format of COPY. */
function field(column: PgColumn, value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  return String(column.mapToDriverValue(value)).replaceAll(/[\\\n\r\t]/g, escaped);
}

function escaped(character: string): string {
  const letters: Record<string, string> = { '\n': 'n', '\r': 'r', '\t': 't' };
  return `\\${letters[character] ?? character}`;
}
