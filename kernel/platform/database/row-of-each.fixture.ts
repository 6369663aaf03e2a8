import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { Database } from './connect.ts';

/** A row as JSON, by column. */
const Row = z.record(z.string(), z.json());
type Row = z.infer<typeof Row>;

const Table = z.object({
  name: z.string(),
  /** The type of each column, as PostgreSQL writes it. */
  columns: z.record(z.string(), z.string()),
  keys: z.array(z.object({ parent: z.string(), columns: z.array(z.tuple([z.string(), z.string()])) })),
});
type Table = z.infer<typeof Table>;

/** Writes a row into every table, whatever its columns are, and returns these rows as they are stored. */
export async function writeRowOfEach(database: Database): Promise<Row[]> {
  const tables = new Map((await readTables(database)).map((table) => [table.name, table]));
  const rows = new Map<string, Row>();
  for (const name of tables.keys()) await write(name);
  return [...rows.values()];

  /** Writes the rows that the table refers to first. */
  async function write(name: string): Promise<Row> {
    const written = rows.get(name);
    if (written) return written;
    const { columns, keys } = Table.parse(tables.get(name));
    const owner = 'organization_id' in columns ? (await write('organization')).id : undefined;
    const row = Object.fromEntries(
      Object.entries(columns).map(([column, type]) => [
        column,
        (column === 'organization_id' ? owner : permitted[`${name}.${column}`]) ?? valueFor(type),
      ]),
    );
    for (const { parent, columns } of keys) {
      const target = parent === name ? null : await write(parent);
      // A row that refers to its own table refers to none of it, and keeps what the key shares with the row.
      for (const [own, theirs] of columns) if (target || own !== theirs) row[own] = target?.[theirs] ?? null;
    }
    const table = sql.identifier(name);
    const names = sql.join(
      Object.keys(columns).map((column) => sql.identifier(column)),
      sql`, `,
    );
    const stored = await database.execute(
      sql`insert into ${table} as r (${names})
        select ${names} from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}) returning to_jsonb(r) as row`,
    );
    const [inserted] = stored.rows.map(({ row }) => Row.parse(row));
    if (!inserted) throw new Error(`${name} took no row.`);
    rows.set(name, inserted);
    return inserted;
  }
}

/** Returns the rows of all tables. */
export async function readRows(database: Database): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name } of await readTables(database)) {
    const found = await database.execute(sql`select to_jsonb(r) as row from ${sql.identifier(name)} as r`);
    rows.push(...found.rows.map(({ row }) => Row.parse(row)));
  }
  return rows;
}

async function readTables(database: Database): Promise<Table[]> {
  const { rows } = await database.execute(sql`
    select relname as name,
      (select jsonb_object_agg(attname, format_type(atttypid, null)) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(jsonb_agg(jsonb_build_object('parent', confrelid::regclass::text, 'columns',
          (select jsonb_agg(jsonb_build_array(own.attname, theirs.attname))
            from unnest(conkey, confkey) as pair (own, theirs)
            join pg_attribute as own on own.attrelid = conrelid and own.attnum = pair.own
            join pg_attribute as theirs on theirs.attrelid = confrelid and theirs.attnum = pair.theirs))), '[]')
        from pg_constraint where conrelid = class.oid and contype = 'f') as keys
    from pg_class as class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  return z.array(Table).parse(rows);
}

/** Of the columns of which a check takes certain values only: one of these. */
const permitted: Row = { 'person.notices': 'each', 'person.summaries': 'each' };

let counter = 0;

/** Returns a value that no other column has, if the type has so many. */
function valueFor(type: string): z.infer<typeof Row>[string] {
  counter += 1;
  switch (type) {
    case 'uuid':
      return newId();
    case 'uuid[]':
      return [newId()];
    case 'text':
      return `text ${counter}`;
    case 'text[]':
      return [`one of ${counter}`, `another of ${counter}`];
    case 'smallint[]':
      return [counter];
    case 'jsonb':
      return { number: counter };
    case 'smallint':
    case 'integer':
      return counter;
    case 'bigint':
      return String(counter); // as the driver reads it
    case 'double precision':
      return counter + 0.5;
    case 'bytea':
      return `\\x${counter.toString(16).padStart(8, '0')}`;
    case 'boolean':
      return true;
    case 'date':
      return new Date(counter * 86_400_000).toISOString().slice(0, 10);
    case 'timestamp with time zone':
      return new Date(counter * 1000).toISOString();
    default:
      throw new Error(`There is no value for a column of the type ${type} yet.`);
  }
}
