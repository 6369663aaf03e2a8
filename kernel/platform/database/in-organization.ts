import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { NIL } from 'uuid';

/** Returns the condition that a row is of this organization; for null, that it is of none (`organizationOrNone`). */
export function inOrganization(column: AnyPgColumn, organizationId: string | Placeholder | null): SQL {
  return eq(column, sql.param(organizationId ?? NIL, column));
}

/** Returns a row as it is inserted: one of no organization gets the nil UUID. */
export function placed<Row extends { organizationId: string | null }>(row: Row) {
  return { ...row, organizationId: row.organizationId ?? NIL };
}
