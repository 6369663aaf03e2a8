import type { HappenedFilter } from '@patrolbook/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The condition of a list's filter, whether there is one or not, so that the statement is the same: see `hasHappened`. */
export function happened(column: PgColumn, placeholder: string): SQL {
  return sql`(${sql.placeholder(placeholder)}::boolean is distinct from (${column} is null))`;
}

/** The value for it: true, false, or null where it does not matter. */
export function hasHappened(filter: HappenedFilter | undefined): boolean | null {
  return filter === undefined ? null : filter !== null;
}
