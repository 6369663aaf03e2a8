import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The apostrophes and the glottal stop as people type them: O'Brien, Fa‘asavalu. */
const apostrophes = `'‘’ʻ`;

const betweenWords = `[\\s${apostrophes}-]+`;

/**
 * Returns whether each word of a text begins some word of these columns, by the collation of names (product 12.11).
 * U+FFFF sorts after every other character, so the words that begin with `sought` lie between `sought` and
 * `sought` followed by U+FFFF. Unlike LIKE this respects the collation, and no character of the text is special.
 * A name with an apostrophe is found without it too: its parts are also read as one word.
 */
export function nameSearch(search: string | Placeholder, ...columns: PgColumn[]): SQL {
  const name = sql.join(columns, sql` || ' ' || `);
  const names = sql`${name} || ' ' || translate(${name}, ${apostrophes}, '')`;
  return sql`not exists (
    select from unnest(regexp_split_to_array(${search}::text, ${betweenWords})) as sought
    where not exists (
      select from unnest(regexp_split_to_array(${names}, ${betweenWords})) as word
      where word collate "names" >= sought and word collate "names" < sought || U&'\\FFFF'))`;
}
