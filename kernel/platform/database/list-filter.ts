import { and, gt, gte, lt, lte, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { NullFilter, WhenFilter } from '#contract';

/** One condition of a statement, with a placeholder of this name. */
interface Term<Value> {
  name: string;
  /** Returns the placeholder's value. A condition without a value is left out of the statement, unless it is `constant`. */
  valueIn(value: Value): unknown;
  condition: SQL;
  constant?: true;
}

/** What one key of a filter means in SQL. */
export type Meaning<Value> = (key: string) => readonly Term<Value>[];

/** The filter of a list, in SQL. */
export interface ListFilter<Filter> {
  /**
   * Returns the names of the conditions that a filter sets. Each set of them is a statement of its own, because the best plan
   * depends on them.
   */
  given(filter: Filter | undefined): string[];
  /** Returns the values of the placeholders. */
  values(filter: Filter | undefined): Record<string, unknown>;
  /** Returns these conditions, and the constant ones. */
  where(given: readonly string[]): SQL | undefined;
}

/** The filter of a list that has none. */
export const noFilter: ListFilter<unknown> = { given: () => [], values: () => ({}), where: () => undefined };

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
    given: (filter) =>
      terms
        .filter(({ constant, valueIn }) => !constant && valueIn(filter) !== undefined)
        .map(({ name }) => name),
    values: (filter) => Object.fromEntries(terms.map(({ name, valueIn }) => [name, valueIn(filter)])),
    where: (given) =>
      and(
        ...terms
          .filter(({ constant, name }) => constant || given.includes(name))
          .map(({ condition }) => condition),
      ),
  };
}

/** A condition on the key's value. */
export function satisfies<Value>(condition: (value: Placeholder) => SQL): Meaning<Value> {
  return (key) => [{ name: key, valueIn: (value) => value, condition: condition(sql.placeholder(key)) }];
}

/** The column has the key's value. */
export function equals<Value>(column: SQLWrapper): Meaning<Value> {
  return satisfies((value) => sql`${column} = ${value}`);
}

const bounds = { $lte: lte, $lt: lt, $gte: gte, $gt: gt };

/** The column lies within the period. */
export function within(column: PgColumn): Meaning<WhenFilter | undefined> {
  const names = ['$lte', '$lt', '$gte', '$gt'] as const;
  return (key) =>
    names.map((bound) => ({
      name: key + bound,
      valueIn: (period) => period?.[bound],
      condition: bounds[bound](column, sql.placeholder(key + bound)),
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
      condition: isDistinct(key, column),
    },
  ];
}

/** The same in a part of a statement that is made once, whatever the key asks. */
export function happenedIfAsked(column: PgColumn): Meaning<NullFilter | undefined> {
  return (key) => [
    {
      name: key,
      valueIn: (filter) => (filter === undefined ? null : filter !== null),
      condition: isDistinct(key, column),
      constant: true,
    },
  ];
}

function isDistinct(key: string, column: PgColumn): SQL {
  return sql`(${sql.placeholder(key)}::boolean is distinct from (${column} is null))`;
}

/** The key's condition stands elsewhere in the statement. */
export const elsewhere: Meaning<unknown> = () => [];
