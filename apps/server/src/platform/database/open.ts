import { join } from 'node:path';
import { StartError, startEmbeddedPostgres } from '@patrolbook/embedded-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import { type Connection, connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';

/** An open database, on the embedded server or another one. */
export interface OpenDatabase {
  database: Database;
  /** Further connections, which only urgent work uses (product 11.31). */
  reserved: Database;
  /** Migrates the database, however long that takes. */
  migrate(): Promise<void>;
  /** Resolves with the reason if the embedded server ends without being stopped. */
  failure: Promise<string>;
  close(): Promise<void>;
}

interface Options {
  /** The URL of a PostgreSQL server; null starts the embedded one. */
  url: string | null;
  dataFolder: string;
  log: Log;
  /** Whether statements may take as long as they need, as those of a command may. */
  patient: boolean;
}

type PoolOptions = Pick<Options, 'log' | 'patient'>;

/** PostgreSQL 15: older releases lack features that our SQL uses (product 15.1). */
const minVersion = 150_000;

/** Three for each slot of the urgent worker, two for the worker itself, and one for each of its periodic tasks. */
const maxReserved = 15;

/** Connects to the server at `url` or starts the embedded one. Throws StartError when that fails. */
export async function openDatabase({ url, dataFolder, ...options }: Options): Promise<OpenDatabase> {
  if (url) return openServer(url, options);
  const embedded = await startEmbeddedPostgres({
    directory: join(dataFolder, 'postgres'),
    database: 'patrolbook',
  });
  const { close, ...pools } = openPools(embedded.connection, options);
  return {
    ...pools,
    failure: embedded.ended,
    async close() {
      await close();
      await embedded.stop();
    },
  };
}

async function openServer(url: string, options: PoolOptions): Promise<OpenDatabase> {
  await checkServer({ connectionString: url }, new URL(url));
  return { ...openPools({ connectionString: url }, options), failure: new Promise(() => undefined) };
}

/** Opens both pools, which connect when they are used. */
function openPools(
  connection: Connection,
  { log, patient }: PoolOptions,
): Pick<OpenDatabase, 'database' | 'reserved' | 'migrate' | 'close'> {
  const options = patient ? { log, statementLimit: null } : { log };
  const database = connect(connection, options);
  const reserved = connect(connection, { ...options, max: maxReserved });
  return {
    database,
    reserved,
    async migrate() {
      const migrating = connect(connection, { log, max: 2, statementLimit: null });
      await migrate(migrating).finally(() => migrating.$client.end());
    },
    async close() {
      await Promise.all([database.$client.end(), reserved.$client.end()]);
    },
  };
}

/** Connects once and throws a StartError that explains what is wrong, without the URL's password. */
async function checkServer(connection: Connection, { host, pathname }: URL): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // connect() and query() reject as well
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num);
    if (version < minVersion) {
      throw new StartError(
        `DATABASE_URL points to PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is required.`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    throw new StartError(`DATABASE_URL cannot be used (${host}${pathname}): ${reason}.`);
  } finally {
    await client.end();
  }
}

/**
 * Throws if the database does not answer, or cannot be written to, as a standby or one that was demoted: `for update`
 * begins to write, as far as locking a row does.
 */
export async function checkWritable(database: Database): Promise<void> {
  await database.$client.query('select 1 from installation limit 1 for update skip locked');
}
