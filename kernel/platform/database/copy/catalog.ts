import type { ClientBase } from 'pg';
import type { KnownTables } from './known-tables.ts';

/** A table to copy, with the columns that PostgreSQL does not compute by itself. */
export interface CopiedTable {
  name: string;
  columns: string[];
}

/**
 * Returns all tables of our schema, each after those that it refers to. They are read from the database, not from a list,
 * so that none is left out, also of a database that another release has migrated.
 */
export async function listTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { parents: string[] }>(`
    select relname::text as name,
      array (select attname::text from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array (select distinct parent.relname::text from pg_constraint
        join pg_class as parent on parent.oid = confrelid
        where conrelid = class.oid and contype = 'f' and confrelid <> conrelid) as parents
    from pg_class as class
    where relnamespace = (select oid from pg_namespace where nspname = current_schema())
      and relkind in ('r', 'p') and not relispartition
      and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
    order by relname`);
  return parentsFirst(rows).map(({ name, columns }) => ({ name, columns }));
}

/** Splits the tables of a database into ours, and the names of tables and columns that somebody else has put beside them. */
export function splitForeign(
  all: readonly CopiedTable[],
  known: KnownTables,
): { own: CopiedTable[]; foreign: string[] } {
  const own: CopiedTable[] = [];
  const foreign: string[] = [];
  for (const { name, columns } of all) {
    const ours = known.get(name);
    if (ours) own.push({ name, columns: columns.filter((column) => ours.includes(column)) });
    const others = ours ? columns.filter((column) => !ours.includes(column)) : [];
    foreign.push(...(ours ? others.map((column) => `${name}.${column}`) : [name]));
  }
  return { own, foreign };
}

/** Throws if tables refer to each other in a circle, since then none of them can be loaded first. */
function parentsFirst<Table extends { name: string; parents: string[] }>(all: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const placed = new Set<string>();
  while (ordered.length < all.length) {
    const next = all.filter(
      ({ name, parents }) => !placed.has(name) && parents.every((parent) => placed.has(parent)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    for (const table of next) placed.add(table.name);
    ordered.push(...next);
  }
  return ordered;
}
