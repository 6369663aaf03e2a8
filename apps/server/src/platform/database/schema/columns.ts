import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, uuid } from 'drizzle-orm/pg-core';
import { readInstant } from '../instant.ts';

/** An instant, in code an ISO string: the driver would return PostgreSQL's notation and refuse some of ISO's. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: readInstant,
  toDriver: (value) => new Date(value).toISOString(),
});

/** Searchable words, which PostgreSQL computes from other columns and code never reads. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Orders names without regard to case and accents (product 12.3), by a collation that the first migration creates. */
export function byName(column: AnyPgColumn): SQL {
  return sql`${column} collate "names"`;
}

/** Columns that count a row's edits, from 1 for a new row, and record the last one (decision 17). */
export const edits = () => ({
  version: integer('version').notNull().default(1),
  edited: instant('edited'),
  editedBy: uuid('edited_by'),
});
