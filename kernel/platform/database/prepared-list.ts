import { and, asc, count, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { largeCounts } from '../large-counts.ts';
import type { Reader } from './connect.ts';
import type { ListFilter } from './list-filter.ts';
import { type Cut, cutOf } from './page-cut.ts';
import { prepared } from './prepared.ts';

/** The query of every list in the contract; `-` before a field's name sorts it the other way round. */
interface ListQuery<Field extends string, Filter> {
  limit: number;
  skip: number;
  sort: Field | `-${Field}`;
  filter?: Filter | undefined;
}

/** A statement that can be prepared. */
interface Statement<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

/** What the statement of a page consists of. */
export interface PageParts {
  /** The condition of all rows that match. */
  where: SQL | undefined;
  orderBy: SQL[];
  /** The number of matches, which each row has. */
  matches: SQL<number>;
  /** Which page it is, for a statement that selects the page in a subquery. */
  cut: Cut;
}

interface List<Field extends string, Filter, Row> {
  /** Names its prepared statements. */
  name: string;
  table: PgTable;
  /** The condition of all rows of the list, whatever the filter. */
  where?: SQL | undefined;
  filter: ListFilter<Filter>;
  /** What each field sorts by. */
  sorts: Record<Field, SQLWrapper>;
  /** Breaks ties (product 12.3). */
  id: SQLWrapper;
  /** Whether `page` heeds `cut`. */
  cuts?: boolean;
  /** Builds the statement of a page, with the placeholders `limit` and `skip`. */
  page(db: Reader, parts: PageParts): Statement<Row>;
  /** Builds the statement that counts the matches of an empty page, if it is more than a count of the table's rows. */
  counted?(db: Reader, where: SQL | undefined): Statement<{ matches: number }>;
}

/** At this many matches, their number may be ten seconds old (decision 92). */
const largeList = 10_000;

/**
 * Returns a function that reads a page of a list and the number of matches. It takes one statement, and another if the page is
 * empty; `matches` is undefined if that one finds no row. `ofList` are values on which the matches depend, `ofPage` others. Each order and each set of conditions has statements of its own,
 * because the best plan depends on them.
 */
export function preparedList<Field extends string, Filter, Row extends { matches: number }>(
  list: List<Field, Filter, Row>,
) {
  const { name, table, filter, sorts, id, cuts = false } = list;
  const counts = largeCounts<number>((matches) => matches, largeList);
  const whereOf = (given: string[]) => and(list.where, filter.where(given));
  const page = prepared(name, (db, cut: Cut, sort: string, ...given: string[]) => {
    const where = whereOf(given);
    const counted = sql`(select count(*)::integer from ${table} where ${where ?? sql`true`})`;
    // As a bare parameter, a known count would make a plan for these values cheaper than one for any, and PostgreSQL would plan every call.
    const matches = sql<number>`coalesce((select ${sql.placeholder('known')}::integer), ${counted})`;
    return list.page(db, { where, orderBy: orderBy(sort, sorts, id), matches, cut });
  });
  const counted = prepared(`${name}_count`, (db, ...given: string[]) => {
    const where = whereOf(given);
    return list.counted?.(db, where) ?? db.select({ matches: count() }).from(table).where(where);
  });
  return async (
    db: Reader,
    query: ListQuery<Field, Filter>,
    ofList: Record<string, unknown> = {},
    ofPage: Record<string, unknown> = {},
  ) => {
    const { limit, skip, sort } = query;
    const given = filter.given(query.filter);
    const values = { ...ofList, ...filter.values(query.filter) };
    const cut = cuts ? cutOf(query) : 'any';
    const key = keyOf(given, values);
    const known = counts.known(key) ?? null;
    const rows = await page(db, cut, sort, ...given).execute({ ...values, ...ofPage, limit, skip, known });
    const isCounted = rows.length > 0 && (known === null || fits(known, rows.length, query));
    const [first] = isCounted ? rows : await counted(db, ...given).execute(values);
    if (first && first.matches !== known) counts.note(key, first.matches);
    return { rows, matches: first?.matches };
  };
}

/** Returns whether a page may be one of so many matches: what was remembered may have become too many or too few for it. */
function fits(matches: number, rows: number, { skip, limit }: { skip: number; limit: number }): boolean {
  return rows < limit ? skip + rows === matches : skip + rows <= matches;
}

/** Lists until now, a few seconds apart, have the same key: an instant counts by its minute. */
function keyOf(given: string[], values: Record<string, unknown>): string {
  return JSON.stringify([given, values]).replace(/(T\d\d:\d\d):\d\d\.\d{3}Z"/g, '$1"');
}

/** Returns the order of a list, by the column of the field that `sort` names. */
export function orderBy(sort: string, sorts: Record<string, SQLWrapper>, id: SQLWrapper): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const sorted = Object.entries(sorts)
    .filter(([field]) => field === sort.replace('-', ''))
    .map(([, column]) => column);
  return [...sorted, id].map((column) => direction(column));
}
