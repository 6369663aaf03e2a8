import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { limits } from '#contract';

/** Which statement reads a page: one for the first page of the usual size, or one for any. */
export type Cut = 'first' | 'any';

export function cutOf({ limit, skip }: { limit: number; skip: number }): Cut {
  return skip === 0 && limit === limits.page.default ? 'first' : 'any';
}

/**
 * Returns the rows of a page: of `rows`, which are in order, those that the placeholders `skip` and `limit` ask for.
 *
 * The statement for the first page contains its size. PostgreSQL takes a limit that it does not know for a tenth of the rows. A plan for
 * any values then seems so much dearer to it than one for these that it makes a new one for each call, which takes longer than to
 * read the page (docs/performance.md).
 */
export function pageOf(rows: SQLWrapper, cut: Cut): SQL {
  return cut === 'first'
    ? sql`(${rows} limit ${sql.raw(String(limits.page.default))})`
    : sql`(${rows} limit ${sql.placeholder('limit')} offset ${sql.placeholder('skip')})`;
}
