import { type SQL, sql } from 'drizzle-orm';

/**
 * Positions that are finer than a street, wherever they are stored (decision 81). Rounded to thousandths of a degree, some hundred metres,
 * they are no longer. Indexes have these conditions.
 */

/** Rounds to the nearest number of three decimals, as JavaScript does, so that what is rounded stays as it is. */
function rounded(degrees: string): string {
  return `round(${degrees} * 1000) / 1000`;
}

function isFine(degrees: string): string {
  return `${degrees} <> ${rounded(degrees)}`;
}

function isFineIn(column: string): string {
  return ['latitude', 'longitude']
    .map((name) => isFine(`(${column} #>> '{location,${name}}')::float8`))
    .join(' or ');
}

/** An incident has one. */
export const hasFinePosition = sql.raw(`(${isFine('latitude')} or ${isFine('longitude')})`);

/** A patrol has one, of its start or its finish. */
export const patrolHasFinePosition = sql.raw(`(${isFineIn('started')} or ${isFineIn('finished')})`);

/** A former version has one. */
export const formerHasFinePosition = sql.raw(`(${isFineIn('incident')})`);

/** What is set aside has one; of an edit also what it would change. */
export const asideHasFinePosition = sql.raw(`(${isFineIn('entry')} or ${isFineIn('patch')})`);

/** The coordinates of an incident, rounded. */
export const roundedCoordinates = {
  latitude: sql.raw(rounded('latitude')),
  longitude: sql.raw(rounded('longitude')),
};

/** Returns what is stored as JSON with its location rounded, and without what the server does not know of the place. */
export function withRoundedPosition(column: string): SQL {
  const inColumn = (name: string) => rounded(`(${column} #>> '{location,${name}}')::float8`);
  return sql.raw(`case when ${column} #>> '{location,latitude}' is null then ${column}
    else jsonb_set(${column}, '{location}', (${column} -> 'location') - 'extra'
      || jsonb_build_object('latitude', ${inColumn('latitude')}, 'longitude', ${inColumn('longitude')})) end`);
}
