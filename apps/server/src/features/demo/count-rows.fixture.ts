import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/connect.ts';
import * as schema from '../../platform/database/schema.ts';

/** How many rows each of our tables has, by its name. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.values(schema)) {
    if (is(table, PgTable)) counts[getTableConfig(table).name] = await database.$count(table);
  }
  return counts;
}
