import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { writeRowOfEach } from '../row-of-each.fixture.ts';
import { asLesserRole } from './lesser-role.ts';
import { loadCopy } from './load-copy.ts';
import { readCopy } from './read-copy.ts';

const source = testDatabase();
const target = testDatabase('template1');

const roles = async () => {
  const { rows } = await target.database.execute(sql`
    select rolname from pg_roles where rolname like 'patrolbook_load_%'`);
  return rows;
};

it('rows are loaded by a role that is no superuser and is gone afterwards [15.47]', async () => {
  await writeRowOfEach(source.database);
  // Each new table notes who writes its rows.
  await target.database.execute(sql`
    create schema witness;
    grant usage on schema witness to public;
    create table witness.writer (name text, super boolean);
    grant insert on witness.writer to public;
    create function witness.note() returns trigger language plpgsql as $$ begin
      insert into witness.writer select rolname, rolsuper from pg_roles where rolname = current_user;
      return null;
    end $$;
    create function witness.watch() returns event_trigger language plpgsql as $$ declare made record; begin
      for made in select * from pg_event_trigger_ddl_commands()
          where command_tag = 'CREATE TABLE' and schema_name = 'public' loop
        execute format('create trigger a_note after insert on %s for each row execute function witness.note()', made.object_identity);
      end loop;
    end $$;
    create event trigger watch on ddl_command_end when tag in ('CREATE TABLE') execute function witness.watch()`);
  await loadCopy(target.database, readCopy(source.database, { secretKeys: null }), {
    name: 'the copy',
    finish: async () => {},
  });
  const { rows } = await target.database.execute(sql`
    select distinct left(name, 16) as name, super from witness.writer`);
  expect(rows).toEqual([{ name: 'patrolbook_load_', super: false }]);
  expect(await roles()).toEqual([]);
});

it('that role reaches none of PostgreSQL’s own tables, and makes nothing [15.47]', async () => {
  const client = await target.database.$client.connect();
  try {
    await client.query('begin; create temporary table job () on commit drop');
    await asLesserRole(client, 'public');
    for (const statement of [
      'insert into pg_catalog.pg_proc select * from pg_catalog.pg_proc limit 1',
      "copy public.person to program 'true'",
      'create table public.notes ()',
      'create function public.run() returns int language sql return 1',
      'create event trigger other on ddl_command_end execute function witness.watch()',
      'truncate public.person',
      'insert into drizzle.__drizzle_migrations default values',
      'select * from graphile_worker._private_jobs',
    ]) {
      await client.query('savepoint before');
      await expect(client.query(statement), statement).rejects.toThrow(
        /^(permission denied|must be superuser)/,
      );
      await client.query('rollback to before');
    }
  } finally {
    client.release(true);
  }
});
