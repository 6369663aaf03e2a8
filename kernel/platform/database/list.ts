import { and, asc, count, desc, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { limits, type NullFilter, type WhenFilter } from '#contract';
import { largeCounts } from '../large-counts.ts';
import type { Reader } from './connect.ts';
import { prepared } from './prepared.ts';

/** The query of every list in the contract; `-` before a field's name sorts it the other way round. */
interface ListQuery<Field extends string, Filter> {
  limit: number;
  skip: number;
  sort: Field | `-${Field}`;
  filter?: Filter | undefined;
}

interface List<Field extends string, Filter, Row> {
  /** Names its prepared statements. */
  name: string;
  table: PgTable;
  /** The condition of all rows of the list, whatever the filter. */
  where?: SQL | undefined;
  filter?: ListFilter<Filter>;
  /** What each field sorts by. */
  sorts: Record<Field, SQLWrapper>;
  /** Breaks ties (product 12.3). */
  id: SQLWrapper;
  /**
   * Whether the first page of the usual size has a statement of its own, with the size in it. PostgreSQL takes an unknown limit for a tenth
   * of the rows. A plan for any values then seems so much dearer to it than one for these that it makes a new one for each call,
   * which takes longer than to read the page (docs/performance.md).
   */
  sized?: boolean;
  /** Builds the statement of a page: `onPage`, or one that selects the rows with these `ids`. */
  page(db: Reader, parts: PageParts): Statement<Row>;
  /** Builds the statement that counts the matches of an empty page, if it is more than a count of the table's rows. */
  counted?(db: Reader, where: SQL | undefined): Statement<{ matches: number }>;
}

/** What the statement of a page consists of. */
export interface PageParts {
  /** The condition of all rows that match. */
  where: SQL | undefined;
  orderBy: SQL[];
  /** The number of matches, which each row has. */
  matches: SQL<number>;
  /** Selects the ids of the page. */
  ids: SQL;
}

interface Statement<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

/** At this many matches, their number may be ten seconds old (decision 92). */
const largeList = 10_000;

/**
 * Returns a function that reads a page of a list and the number of matches. It takes one statement, and another that counts if an empty
 * page does not say how many there are. `exists` is false if `counted` finds no row. `ofList` are values on which the matches depend,
 * `ofPage` others. Each order and each set of conditions has statements of its own, because the best plan depends on them.
 */
export function preparedList<Field extends string, Filter, Row extends { matches: number }>(
  list: List<Field, Filter, Row>,
) {
  const { name, filter = noFilter } = list;
  const counts = largeCounts<number>((matches) => matches, largeList);
  const page = prepared(name, (db, cut: Cut, sort: string, ...given: string[]) => {
    return list.page(db, partsOf(db, list, { where: and(list.where, filter.where(given)), cut, sort }));
  });
  const counted = prepared(`${name}_count`, (db, ...given: string[]) => {
    const where = and(list.where, filter.where(given));
    return list.counted?.(db, where) ?? db.select({ matches: count() }).from(list.table).where(where);
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
    const key = keyOf(given, values);
    const known = counts.known(key) ?? null;
    const ofAll = { ...values, ...ofPage, limit, skip, known };
    const cut = list.sized && skip === 0 && limit === limits.page.default ? 'usual' : 'any';
    const rows = await page(db, cut, sort, ...given).execute(ofAll);
    const isNone = rows.length === 0 && skip === 0 && !list.counted;
    const isCounted = rows.length > 0 && (known === null || fits(known, rows.length, query));
    const [first] = isNone || isCounted ? rows : await counted(db, ...given).execute(values);
    const matches = first?.matches ?? 0;
    if (matches !== known) counts.note(key, matches);
    return { rows, matches, exists: first !== undefined };
  };
}

/** How the first page of the usual size is cut out of its list, and any page. */
const cuts = {
  usual: sql`limit ${sql.raw(String(limits.page.default))}`,
  any: sql`limit ${sql.placeholder('limit')} offset ${sql.placeholder('skip')}`,
};
type Cut = keyof typeof cuts;

function partsOf<Field extends string>(
  db: Reader,
  { table, sorts, id }: { table: PgTable; sorts: Record<Field, SQLWrapper>; id: SQLWrapper },
  { where, cut, sort }: { where: SQL | undefined; cut: Cut; sort: string },
): PageParts {
  const direction = sort.startsWith('-') ? desc : asc;
  const sorted = Object.entries<SQLWrapper>(sorts).filter(([field]) => field === sort.replace('-', ''));
  const orderBy = [...sorted.map(([, column]) => column), id].map((column) => direction(column));
  const counted = sql`(select count(*)::integer from ${table} where ${where ?? sql`true`})`;
  // As a bare parameter, a known count would make a plan for these values cheaper than one for any, and PostgreSQL would plan every call.
  const matches = sql<number>`coalesce((select ${sql.placeholder('known')}::integer), ${counted})`;
  const inOrder = db
    .select({ id: sql`${id}` })
    .from(table)
    .where(where)
    .orderBy(...orderBy);
  return { where, orderBy, matches, ids: sql`(${inOrder} ${cuts[cut]})` };
}

/** Returns whether a page may be one of so many matches: what was remembered may have become too many or too few for it. */
function fits(matches: number, rows: number, { skip, limit }: { skip: number; limit: number }): boolean {
  return rows < limit ? skip + rows === matches : skip + rows <= matches;
}

/** Lists until now, a few seconds apart, have the same key: an instant counts by its minute. */
function keyOf(given: string[], values: Record<string, unknown>): string {
  return JSON.stringify([given, values]).replace(/(T\d\d:\d\d):\d\d\.\d{3}Z"/g, '$1"');
}

/** A statement that does not yet say which rows it selects. */
interface Unplaced<Row> {
  where(condition: SQL | undefined): {
    orderBy(...order: SQL[]): { limit(rows: Placeholder): { offset(rows: Placeholder): Statement<Row> } };
  };
}

/** Selects the rows of the page, in order. */
export function onPage<Row>(selected: Unplaced<Row>, { where, orderBy }: PageParts): Statement<Row> {
  return selected
    .where(where)
    .orderBy(...orderBy)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'));
}

/** The filter of a list, in SQL. */
interface ListFilter<Filter> {
  /** Returns the names of the conditions that a filter sets. */
  given(filter: Filter | undefined): string[];
  /** Returns the values of their placeholders. */
  values(filter: Filter | undefined): Record<string, unknown>;
  /** Returns these conditions. */
  where(given: readonly string[]): SQL | undefined;
}

const noFilter: ListFilter<unknown> = { given: () => [], values: () => ({}), where: () => undefined };

/** One condition of a statement, with a placeholder of this name. */
interface Term<Value> {
  name: string;
  /** Returns the placeholder's value; undefined leaves the condition out. */
  valueIn(value: Value): unknown;
  condition: SQL;
}

/** What one key of a filter means in SQL. */
export type Meaning<Value> = (key: string) => readonly Term<Value>[];

/** Says what each key of a contract's filter means in SQL. A key without a meaning does not compile. */
export function listFilter<Filter extends object>(
  meanings: {
    [Key in keyof Filter]-?: Meaning<Filter[Key] | undefined>;
  },
): ListFilter<Filter> {
  const terms: Term<Filter | undefined>[] = [];
  for (const key in meanings) {
    for (const term of meanings[key](key)) {
      terms.push({ ...term, valueIn: (filter) => term.valueIn(filter?.[key]) });
    }
  }
  return {
    given: (filter) => terms.filter(({ valueIn }) => valueIn(filter) !== undefined).map(({ name }) => name),
    values: (filter) => Object.fromEntries(terms.map(({ name, valueIn }) => [name, valueIn(filter)])),
    where: (given) =>
      and(...terms.filter(({ name }) => given.includes(name)).map(({ condition }) => condition)),
  };
}

/** A condition on the key's value. */
export function satisfies<Value>(condition: (value: Placeholder) => SQL): Meaning<Value> {
  return (key) => [{ name: key, valueIn: (value) => value, condition: condition(sql.placeholder(key)) }];
}

const comparisons = { $lte: sql`<=`, $lt: sql`<`, $gte: sql`>=`, $gt: sql`>` };

/** The column lies within the period. */
export function within(column: PgColumn): Meaning<WhenFilter | undefined> {
  const names = ['$lte', '$lt', '$gte', '$gt'] as const;
  return (key) =>
    names.map((bound) => ({
      name: key + bound,
      valueIn: (period) => period?.[bound],
      condition: sql`${column} ${comparisons[bound]} ${sql.placeholder(key + bound)}`,
    }));
}

/**
 * The column is null or is not, as the key asks. A list that does not ask is read from an index alone, which does not have the
 * column.
 */
export function happened(column: PgColumn): Meaning<NullFilter | undefined> {
  return (key) => [
    {
      name: key,
      valueIn: (filter) => (filter === undefined ? undefined : filter !== null),
      condition: sql`(${sql.placeholder(key)}::boolean is distinct from (${column} is null))`,
    },
  ];
}

/** The key's condition stands elsewhere in the statement. */
export const elsewhere: Meaning<unknown> = () => [];
