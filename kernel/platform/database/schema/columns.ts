import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, uuid } from 'drizzle-orm/pg-core';
import { NIL } from 'uuid';
import { readInstant } from '../instant.ts';

/** An instant, in code an ISO string: the driver would return PostgreSQL's notation and refuse some of ISO's. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: readInstant,
  toDriver: (value) => new Date(value).toISOString(),
});

/**
 * Whose a row is: an organization's, or the super administrators', who have none. Theirs is null in code and the nil UUID in the table, so
 * that each row has a place (decision 80). Conditions are made by `inOrganization`, and rows are inserted with `?? NIL`: drizzle hands
 * null to PostgreSQL as it is.
 */
export const organizationOrNone = customType<{ data: string | null; driverData: string }>({
  dataType: () => 'uuid',
  fromDriver: (value) => (value === NIL ? null : value),
  toDriver: (value) => value ?? NIL,
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
