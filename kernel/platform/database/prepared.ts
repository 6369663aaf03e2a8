import { createHash } from 'node:crypto';
import { type Column, type GetColumnData, getTableColumns, is, SQL, sql, type Table } from 'drizzle-orm';
import { PgCustomColumn } from 'drizzle-orm/pg-core';
import type { Reader } from './connect.ts';

/**
 * Returns a prepared statement for a frequent read. It is built once, and PostgreSQL caches its plan under
 * `name`. Values that differ between calls are a `sql.placeholder`. A `variant` changes the SQL itself, such as
 * the order of a list, and has its own statement. Statements are cached for the pool, and for each connection
 * that runs transactions.
 */
export function prepared<Statement, Variant extends string[]>(
  name: string,
  build: (db: Reader, ...variant: Variant) => { prepare(name: string): Statement },
): (db: Reader, ...variant: Variant) => Statement {
  const built = new WeakMap<Reader['_']['session'], Map<string, Statement>>();
  return (db, ...variant) => {
    const { session } = db._;
    const statements = built.get(session) ?? new Map<string, Statement>();
    const fullName = distinct([name, ...variant].join(' '));
    const statement = statements.get(fullName) ?? build(db, ...variant).prepare(fullName);
    built.set(session, statements.set(fullName, statement));
    return statement;
  };
}

/** PostgreSQL tells statements apart by the first 63 octets of their names, so the end of a longer one becomes a hash. */
function distinct(name: string): string {
  if (name.length <= 63) return name;
  return name.slice(0, 42) + createHash('sha256').update(name).digest('base64').slice(0, 21);
}

/**
 * What PostgreSQL selects as JSON, in one column. It is for what is read most: the driver takes longer to describe fifty columns, and Drizzle
 * to map them, than PostgreSQL to find the row (docs/performance.md). Not for columns of bytes, which JSON has as text.
 */
export interface Json<Value> {
  select: SQL<Value>;
  /** Makes in place what our types are of PostgreSQL's notation: instants, and who has no organization. */
  settle(value: unknown): void;
}

type Fields = Record<string, Column | SQL | Json<unknown>>;

/** The instants of SQL, unlike those of columns, stay in PostgreSQL's notation for JSON. */
type ValueOf<Field> =
  Field extends Json<infer Value>
    ? Value
    : Field extends SQL<infer Value>
      ? Value
      : Field extends Column
        ? GetColumnData<Field>
        : never;

type Row<Chosen extends Fields> = { [Name in keyof Chosen]: ValueOf<Chosen[Name]> };

/** An object with these fields of the statement's tables. */
export function jsonOf<Chosen extends Fields>(chosen: Chosen): Json<Row<Chosen>> {
  const { fields, settle } = partsOf(chosen);
  return { select: sql`(select row_to_json(json_row) from (select ${fields}) json_row)`, settle };
}

/** The rows of another table that meet a condition, in order; `without` names columns that are not read. */
export function jsonRows<From extends Table, Left extends keyof From['_']['columns'] = never>(
  from: From,
  { where, orderBy, without }: Selection<Left>,
): Json<Omit<Row<From['_']['columns']>, Left>[]> {
  const kept = Object.entries(getTableColumns(from)).filter(([name]) => !Object.hasOwn(without ?? {}, name));
  const { fields, settle } = partsOf(Object.fromEntries(kept));
  const rows = sql`select ${fields} from ${from} where ${where} order by ${sql.join(orderBy, sql`, `)}`;
  return {
    select: sql`(select coalesce(json_agg(json_row), '[]') from (${rows}) json_row)`,
    settle: (list) => {
      if (Array.isArray(list)) list.forEach(settle);
    },
  };
}

interface Selection<Left extends PropertyKey> {
  where: SQL | undefined;
  orderBy: SQL[];
  without?: Readonly<Record<Left, false>>;
}

/** What a statement selects for it. */
export function selected<Value>({ select, settle }: Json<Value>): SQL<Value> {
  // Drizzle takes the columns of a field for those of the statement's only table, but not those of SQL within it.
  return sql<Value>`${select}`.mapWith((value: Value) => {
    settle(value);
    return value;
  });
}

/** Returns the fields by their names, and what settles an object of them. */
function partsOf(chosen: Fields): { fields: SQL; settle: Json<unknown>['settle'] } {
  const selects: SQL[] = [];
  const settles: ((row: Record<string, unknown>) => void)[] = [];
  for (const [name, field] of Object.entries(chosen)) {
    const isPart = !is(field, SQL) && 'settle' in field;
    selects.push(sql`${isPart ? field.select : field} as ${sql.identifier(name)}`);
    if (isPart) settles.push((row) => field.settle(row[name]));
    if (is(field, PgCustomColumn))
      settles.push((row) => {
        if (row[name] !== null) row[name] = field.mapFromDriverValue(row[name]);
      });
  }
  const settle = (row: unknown) => {
    if (isObject(row)) for (const one of settles) one(row);
  };
  return { fields: sql.join(selects, sql`, `), settle };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
