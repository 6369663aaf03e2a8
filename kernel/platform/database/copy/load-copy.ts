import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '#embedded-postgres';
import type { Contents, CopyRecord, EndOfTable } from '../../backup/records.ts';
import { runMigrations as prepareJobs } from '../../jobs/graphile-worker.ts';
import { type Database, noticeWithinHalfAMinute, type PoolConnection, type Transaction } from '../connect.ts';
import { journal, knownMigrations, type Migration, migrationLock, newestApplied } from '../migrations.ts';
import { inTransactionOf } from '../transaction.ts';
import { listTables } from './catalog.ts';
import { databaseError } from './database-error.ts';
import { onlyKnownTables } from './known-tables.ts';
import { asLesserRole } from './lesser-role.ts';
import { findSchema, jobs, quoted, speakPlainly } from './session.ts';
import { withoutIndexes } from './without-indexes.ts';

/** How much was loaded. */
export interface Loaded {
  tables: number;
  rows: number;
}

interface Options {
  /** What the copy is called in the sentence that says what is wrong with it. */
  name: string;
  /** The last step of the transaction: what differs in the loaded installation from the one that was copied. */
  finish(tx: Transaction, contents: Contents): Promise<void>;
}

/**
 * Loads a copy into an empty database, with the tables as they were at its migration: the caller migrates it on. Everything
 * happens in one transaction, so that the database stays empty if anything fails, and all rows are there when it succeeds.
 * Throws StartError if the database is not empty, if a newer release has made the copy, or none of ours.
 */
export async function loadCopy(
  database: Database,
  records: AsyncIterable<CopyRecord>,
  options: Options,
): Promise<Loaded> {
  const client = await database.$client.connect();
  const iterator: AsyncIterator<CopyRecord> = onlyKnownTables(records, options.name)[Symbol.asyncIterator]();
  let broken = true;
  try {
    await client.query(noticeWithinHalfAMinute);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await requireEmpty(client);
    await prepareJobs({ pgPool: database.$client });
    const loaded = await inTransactionOf(client, (tx) => load(tx, client, iterator, options));
    broken = false;
    return loaded;
  } catch (error) {
    throw databaseError(error, 'Nothing was loaded.');
  } finally {
    if (!broken) await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release(broken);
    await iterator.return?.();
  }
}

/** Throws StartError unless the database has no tables. Those of the job queue do not count. */
async function requireEmpty(client: ClientBase): Promise<void> {
  const [first] = await listTables(client);
  const found = first?.name ?? ((await newestApplied(client)) === null ? null : journal);
  if (found !== null)
    throw new StartError(
      `The database is not empty, it has the table ${found}: nothing was changed. Name an empty one.`,
    );
}

async function load(
  tx: Transaction,
  client: PoolConnection,
  records: AsyncIterator<CopyRecord>,
  { finish }: Options,
): Promise<Loaded> {
  await speakPlainly(client);
  const schema = await findSchema(client);
  let contents: Contents | null = null;
  let putBack = async () => {};
  for (;;) {
    const { done, value: record } = await records.next();
    if (done) throw new Error('a copy has no end');
    switch (record.is) {
      case 'contents':
        contents = record;
        await migrateTo(client, record.migration);
        putBack = await prepare(client, schema);
        break;
      case 'table':
        await loadTable(client, targetOf(record, schema), records);
        break;
      case 'end':
        // Its reader refuses here what goes on after its end.
        await records.next();
        await putBack();
        if (contents) await finish(tx, contents);
        return { tables: record.tables, rows: record.rows };
    }
  }
}

/** Makes the tables as they were after this migration. */
async function migrateTo(client: ClientBase, last: number): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table ${journal} (id serial primary key, hash text not null, created_at bigint)`);
  for (const migration of knownMigrations()) if (migration.time <= last) await apply(client, migration);
}

/** Applies a migration and notes it, as Drizzle does. */
async function apply(client: ClientBase, { time, hash, statements }: Migration): Promise<void> {
  for (const statement of statements) await client.query(statement);
  await client.query(`insert into ${journal} (hash, created_at) values ($1, $2)`, [hash, time]);
}

/** Makes the tables ready for rows. Returns what puts everything on them again, and queues the jobs. */
async function prepare(client: ClientBase, schema: string): Promise<() => Promise<void>> {
  const putBackIndexes = await withoutIndexes(client);
  await client.query(`create temporary table job (identifier text, payload json, key text,
    run_at timestamptz, priority smallint, max_attempts smallint) on commit drop`);
  const endLesserRole = await asLesserRole(client, schema);
  return async () => {
    await endLesserRole();
    await putBackIndexes();
    await client.query(`select graphile_worker.add_job(identifier, payload, run_at => run_at, job_key => key,
      priority => priority, max_attempts => max_attempts) from pg_temp.job`);
  };
}

type Table = Extract<CopyRecord, { is: 'table' }>;

function targetOf({ name, columns }: Table, schema: string) {
  return name === jobs.name ? { schema: 'pg_temp', name: 'job', columns } : { schema, name, columns };
}

/** Loads the rows up to the end of the table. Throws if PostgreSQL has taken another number of them. */
async function loadTable(
  client: ClientBase,
  target: ReturnType<typeof targetOf>,
  records: AsyncIterator<CopyRecord>,
): Promise<void> {
  const loading = client.query(copyFrom(`copy ${quoted(target)} from stdin`));
  let end: EndOfTable | undefined;
  await pipeline(async function* () {
    end = yield* rowsOf(records);
  }, loading);
  if (loading.rowCount !== end?.rows)
    throw new StartError(`${target.name} has ${loading.rowCount} of ${end?.rows} rows. Nothing was loaded.`);
}

async function* rowsOf(records: AsyncIterator<CopyRecord>): AsyncGenerator<Buffer, EndOfTable> {
  for (;;) {
    const { value: record } = await records.next();
    if (record?.is === 'end of table') return record;
    if (record?.is !== 'rows') throw new Error('a table has no end');
    yield record.text;
  }
}
