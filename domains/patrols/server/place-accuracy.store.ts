import { type SQL, sql } from 'drizzle-orm';

/**
 * Within how many metres the place of an incident was known, out of its `location_extra` (product 17.62). A page of long ago may have
 * said something else by that name, which is null.
 */
export function accuracyIn(locationExtra: SQL): SQL<number | null> {
  const accuracy = sql`${locationExtra}->'accuracy'`;
  return sql<number | null>`case when jsonb_typeof(${accuracy}) = 'number' then (${accuracy})::float8 end`;
}
