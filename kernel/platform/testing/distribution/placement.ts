import { getTableConfig } from 'drizzle-orm/pg-core';
import { tables } from '../../database/schema/schema.ts';

/**
 * Where a table would lie if the schema were distributed by organization (decision 80): in pieces, each with the rows of some
 * organizations; whole on every machine, for what is small and seldom written; or whole on one machine.
 */
export type Placement = 'by organization' | 'everywhere' | 'one machine';

/** The name of the column by which tables are distributed. */
export const key = 'organization_id';

const everywhere = new Set(['organization', 'installation', 'person_address']);

const placements = new Map<string, Placement>(
  Object.values(tables).map((table) => {
    const { name, columns } = getTableConfig(table);
    if (everywhere.has(name)) return [name, 'everywhere'];
    return [name, columns.some((column) => column.name === key) ? 'by organization' : 'one machine'];
  }),
);

/** Returns where a table lies; undefined for PostgreSQL's own. */
export function placementOf(schema: string | undefined, table: string): Placement | undefined {
  return schema === 'graphile_worker' ? 'one machine' : placements.get(table);
}
