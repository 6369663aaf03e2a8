import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** A version of a row that a commit has brought (1) or taken away (-1). */
export interface Change {
  /** The commits are numbered in the order in which others see them; 0 is what was there before. */
  commit: number;
  /** Its table, and a digest of its values. */
  row: string;
  by: 1 | -1;
}

/**
 * A restore ends all sessions, and adds the jobs anew that will still be tried (decision 74): of these only what it keeps is
 * compared.
 */
const digest = `
  set timezone = 'UTC';
  create schema if not exists history;
  create or replace function history.digest(name text, value jsonb) returns text stable language sql as $$
    select name || ' ' || md5(case name
      when 'session' then value - 'revoked'
      when '_private_jobs' then jsonb_build_array(
        (select identifier from graphile_worker._private_tasks where id = (value->>'task_id')::int),
        value->'payload', value->'key', value->'run_at', value->'priority', value->'max_attempts')
      else value end::text)
    where name <> '_private_jobs' or (value->>'attempts')::int < (value->>'max_attempts')::int $$`;

/**
 * Who commits changes takes a number at the very end, under a lock that PostgreSQL frees only after others see the commit.
 * The log's order would not do: of two commits in one write to the disk, either may be seen first.
 */
const noting = `
  create table history.change (xact xid8 not null default pg_current_xact_id(), row text not null, by int not null);
  create table history.commit (xact xid8 primary key default pg_current_xact_id(),
    number int not null generated always as identity);
  create function history.note() returns trigger language plpgsql set timezone = 'UTC' as $$
    declare
      former text := history.digest(tg_table_name, to_jsonb(old));
      present text := history.digest(tg_table_name, to_jsonb(new));
    begin
      if former is not distinct from present then return null; end if;
      insert into history.change (row, by)
        select row, by from (values (former, -1), (present, 1)) as version (row, by) where row is not null;
      return null;
    end $$;
  create function history.count() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('history'));
      insert into history.commit default values on conflict do nothing;
      return null;
    end $$`;

const counting = `
  create constraint trigger history after insert on history.change
    deferrable initially deferred for each row execute function history.count()`;

/** Lets a database note from now on which rows each commit changes. Nothing else may use it: all tables are locked. */
export async function keepHistory(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query(digest);
  await client.query(noting);
  const tables = await listTables(client);
  for (const { name } of tables)
    await client.query(`create trigger history after insert or update or delete on ${name}
      for each row execute function history.note()`);
  for (const { versions } of tables)
    await client.query(`insert into history.change (row, by) select row, 1 from (${versions}) as version`);
  await client.query(counting);
  await client.query('commit');
}

/** Returns the number of the last commit. */
export async function lastCommit(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ last: number | null }>(
    'select max(number) as last from history.commit',
  );
  return rows[0]?.last ?? 0;
}

/** Returns all changes in their order. */
export async function readHistory(client: pg.Client): Promise<Change[]> {
  const { rows } = await client.query<Change>(`select coalesce(number, 0) as commit, row, by
    from history.change left join history.commit using (xact) order by 1`);
  return rows;
}

/** Returns all rows, read table by table with a pause in between, in milliseconds. */
export async function readRows(client: pg.Client, pause = 0): Promise<string[]> {
  await client.query(digest);
  const all: string[][] = [];
  for (const { versions } of await listTables(client)) {
    const { rows } = await client.query<{ row: string }>(versions);
    all.push(rows.map(({ row }) => row));
    await wait(pause);
  }
  return all.flat();
}

/** Returns the tables that a backup has, of the job queue its jobs, each with the statement that reads its rows. */
async function listTables(client: pg.Client): Promise<{ name: string; versions: string }[]> {
  const { rows } = await client.query<{ name: string; versions: string }>(`
    select oid::regclass::text as name, format('select row from (
      select history.digest(%L, to_jsonb(each)) as row from %s as each) as version where row is not null',
      relname, oid::regclass) as versions
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      or oid = 'graphile_worker._private_jobs'::regclass`);
  return rows;
}
