import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Each is a value or a placeholder of the statement. */
interface Sought {
  organizationId: SQLWrapper;
  text: SQLWrapper;
  weights: SQLWrapper;
}

/**
 * Returns a text search query: each word of the text must begin a word with one of these weights. A text without
 * words finds nothing.
 */
export function wordsSought({ organizationId, text, weights }: Sought): SQL {
  const words = sql`nullif(trim(search_words(${organizationId}::uuid, ${text}::text)), '')`;
  const asPrefix = sql`':*' || ${weights}::text`;
  // A subquery is evaluated once. A generic plan would otherwise build the query again for each row that it
  // checks.
  return sql`(select to_tsquery('simple', replace(${words}, ' ', ${asPrefix} || ' & ') || ${asPrefix}))`;
}
