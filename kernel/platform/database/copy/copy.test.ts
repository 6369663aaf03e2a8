import { getTableName, sql } from 'drizzle-orm';
import { NIL, v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { CopyRecord } from '../../backup/records.ts';
import { testDatabase } from '../../testing/database.ts';
import type { Database } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { upTo } from '../migrations.fixture.ts';
import { readRows as readInAnyOrder, writeRowOfEach } from '../row-of-each.fixture.ts';
import { auditEvent, passwordRequest } from '../schema/auth.ts';
import { tables } from '../schema/schema.ts';
import { inTransaction } from '../transaction.ts';
import { listTables } from './catalog.ts';
import { loadCopy } from './load-copy.ts';
import { readCopy } from './read-copy.ts';

const read = (database: Database) => readCopy(database, { secretKeys: null });
const load = (database: Database, records: AsyncIterable<CopyRecord>) =>
  loadCopy(database, records, { name: 'the copy', finish: async () => {} });

async function readRows(database: Database): Promise<string[]> {
  return (await readInAnyOrder(database)).map((row) => JSON.stringify(row)).sort();
}

describe('a copy', () => {
  const source = testDatabase();
  const target = testDatabase('template1');

  it('has every row of every table with its values, and the jobs, whatever the servers’ settings are [15.20]', async () => {
    await writeRowOfEach(source.database);
    const job = `graphile_worker.add_job('some-task', '{"id": "one"}', job_key => 'key', run_at => '2100-01-01')`;
    await source.database.execute(sql.raw(`select ${job}`));
    const rows = await readRows(source.database);
    const jobs = await jobsOf(source.database);
    await writeDifferently(source.connection.database, source.database);
    await load(target.database, read(source.database));
    expect(await readRows(target.database)).toEqual(rows);
    expect(await jobsOf(target.database)).toEqual(jobs);
    expect(jobs).toHaveLength(1);
  });

  it('is loaded into the same tables, with their keys, references and indexes, and is up to date [15.20]', async () => {
    await migrate(target.database);
    expect(await shapeOf(target.database)).toEqual(await shapeOf(source.database));
  });

  it('has every table of ours, and names those that are not; none of ours counts by a sequence [15.20]', async () => {
    const ours = Object.values(tables).map((table) => getTableName(table));
    const client = await source.database.$client.connect();
    const found = await listTables(client).finally(() => client.release());
    expect(found.map(({ name }) => name).sort()).toEqual(ours.sort());
    const { rows } = await source.database.execute(sql`
      select * from pg_sequences where schemaname = 'public'`);
    expect(rows).toEqual([]);
    await source.database.execute(sql`create table notes ()`);
    const foreign: string[] = [];
    const records = readCopy(source.database, {
      secretKeys: null,
      onForeign: (names) => foreign.push(...names),
    });
    const names: string[] = [];
    for await (const record of records) if (record.is === 'table') names.push(record.name);
    expect(foreign).toEqual(['notes']);
    expect(names.sort()).toEqual([...ours, 'graphile_worker.jobs'].sort());
  });
});

describe('a copy of an older release', () => {
  const source = testDatabase('template1');
  const target = testDatabase('template1');

  it('is loaded into the tables of that time and then brought up to date [15.23]', async () => {
    await migrate(source.database, await upTo('0020_entry-extra'));
    await writeRowOfEach(source.database);
    await load(target.database, read(source.database));
    await migrate(target.database);
    await migrate(source.database);
    expect(await readRows(target.database)).toEqual(await readRows(source.database));
    expect(await shapeOf(target.database)).toEqual(await shapeOf(source.database));
  });
});

describe('a copy that is made while others write', () => {
  const source = testDatabase();
  const target = testDatabase('template1');

  it('shows one moment: of each writer all that was committed before, and nothing since [15.20]', async () => {
    const writers = Array.from({ length: 4 }, (_, number) => `writer ${number}`);
    const written = new Map(writers.map((writer) => [writer, 0]));
    let stopped = false;
    const write = async (writer: string) => {
      for (let number = 1; !stopped; number += 1) {
        await inTransaction(source.database, async (tx) => {
          const { event, request } = pairOf(writer, number);
          await tx.insert(auditEvent).values(event);
          await tx.insert(passwordRequest).values(request);
        });
        written.set(writer, number);
      }
    };
    const writing = Promise.all(writers.map(write));
    while ([...written.values()].some((number) => number < 5)) await new Promise(setImmediate);
    const before = new Map(written);
    await load(target.database, slowly(read(source.database)));
    stopped = true;
    await writing;
    for (const writer of writers) {
      const { events, requests } = await pairsOf(target.database, writer);
      const last = events.length;
      expect(last).toBeGreaterThanOrEqual(before.get(writer) ?? 0);
      expect(last).toBeLessThan(written.get(writer) ?? 0);
      // Of two tables, read one after the other, as many rows, of which each is what the source had at that moment.
      const all = await pairsOf(source.database, writer);
      expect(events).toEqual(all.events.slice(0, last));
      expect(requests).toEqual(all.requests.slice(0, last));
    }
  });
});

/** Two rows that are written together, and belong to a moment that the number tells. */
function pairOf(writer: string, number: number) {
  const when = new Date(number).toISOString();
  const common = { id: newId(), userAgent: writer };
  return {
    event: { ...common, organizationId: NIL, when, event: 'sign-out' as const, ips: [] },
    request: { ...common, email: `${number}@example.nz`, created: when, ip: '127.0.0.1' },
  };
}

async function pairsOf(database: Database, writer: string) {
  const events = await database.execute(sql`
    select * from audit_event where user_agent = ${writer} order by "when"`);
  const requests = await database.execute(sql`
    select * from password_request where user_agent = ${writer} order by created`);
  return { events: events.rows, requests: requests.rows };
}

/** Gives the writers time between any two records. */
async function* slowly(records: AsyncIterable<CopyRecord>): AsyncGenerator<CopyRecord> {
  for await (const record of records) {
    await new Promise((resolve) => setTimeout(resolve, 3));
    yield record;
  }
}

/** Lets a database write values in other ways than usual. */
async function writeDifferently(name: string, { $client: pool }: Database): Promise<void> {
  for (const setting of [
    "datestyle = 'German, DMY'",
    "bytea_output = 'escape'",
    "timezone = 'Asia/Kathmandu'",
  ])
    await pool.query(`alter database ${name} set ${setting}`);
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
    [name],
  );
  const client = await pool.connect();
  client.release(true); // so that the next connections have them
}

async function jobsOf(database: Database) {
  const { rows } = await database.execute(sql`
    select identifier, payload, key, run_at, max_attempts from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = task_id`);
  return rows;
}

/** Returns what the tables consist of, but for the order of columns. */
async function shapeOf(database: Database) {
  const { rows } = await database.execute(sql`
    select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as shape from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on oid = indexrelid
      where relnamespace = 'public'::regnamespace
    union all select table_name || column_name || data_type || coalesce(column_default, '') || is_nullable
      from information_schema.columns where table_schema in ('public', 'drizzle') order by 1`);
  return rows;
}
