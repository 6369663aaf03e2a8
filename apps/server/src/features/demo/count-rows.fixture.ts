import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/connect.ts';
import * as schema from '../../platform/database/schema.ts';

const { installation, organization } = schema;

/** How many rows there are of organizations and in them, table by table, and of facts about the installation. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const counted =
      table === organization || table === installation || 'organizationId' in getTableColumns(table);
    if (counted) counts[getTableConfig(table).name] = await database.$count(table);
  }
  return counts;
}
