import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/connect.ts';
import { tables } from '#platform/database/schema/schema.ts';

const { installation, organization } = tables;

/** Returns the number of rows in each table that belongs to organizations, and in `organization` and `installation`. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.values(tables)) {
    const counted =
      table === organization || table === installation || 'organizationId' in getTableColumns(table);
    if (counted) counts[getTableConfig(table).name] = await database.$count(table);
  }
  return counts;
}
