import type { NullFilter } from '@patrolbook/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Returns an optional null filter as a condition whose SQL text is constant, so that one prepared statement suffices. */
export function nullFilter(column: PgColumn, placeholder: string): SQL {
  return sql`(${sql.placeholder(placeholder)}::boolean is distinct from (${column} is null))`;
}

/** Returns the placeholder's value: true for not null, false for null, null for no filter. */
export function nullFilterValue(filter: NullFilter | undefined): boolean | null {
  return filter === undefined ? null : filter !== null;
}
