import type { ClientBase } from 'pg';

/**
 * Takes off the tables what is computed or checked row by row, and returns a function that puts it on again, which takes a
 * fraction of the time for all rows at once: indexes, except those of keys, and references.
 */
export async function withoutIndexes(client: ClientBase): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<Statements>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype = 'f' and connamespace = ${ourSchema}`);
  const { rows: indexes } = await client.query<Statements>(`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
    from pg_index join pg_class as class on class.oid = indexrelid
    where relnamespace = ${ourSchema}
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  // no table can be altered of which something is checked at the end of the transaction only
  await client.query('set constraints all immediate');
  for (const { drop } of [...references, ...indexes]) await client.query(drop);
  return async () => {
    for (const { make } of [...indexes, ...references]) await client.query(make);
  };
}

interface Statements {
  drop: string;
  make: string;
}

const ourSchema = '(select oid from pg_namespace where nspname = current_schema())';
