import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { type Connection, connect, type Database } from './connect.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

/** An open database, ours or a server's. */
export interface OpenDatabase {
  database: Database;
  /** Settles with the reason if the embedded server ends by itself; without it there is nothing to serve. */
  lost: Promise<string>;
  close(): Promise<void>;
}

interface Options {
  /** A PostgreSQL server; null starts our own. */
  url: string | null;
  dataFolder: string;
  log: Log;
}

/** PostgreSQL 15 or newer is needed; older ones lack what our SQL uses. */
const oldestVersion = 150_000;

/** Connects to `DATABASE_URL`'s server or starts the embedded one. Throws StartError when neither can be. */
export async function openDatabase({ url, dataFolder, log }: Options): Promise<OpenDatabase> {
  if (url) return openServer(url, log);
  const embedded = await startEmbeddedPostgres({
    directory: join(dataFolder, 'postgres'),
    database: 'patrolbook',
  });
  const database = connect(embedded.connection, { log });
  return {
    database,
    lost: embedded.ended,
    async close() {
      await database.$client.end();
      await embedded.stop();
    },
  };
}

async function openServer(url: string, log: Log): Promise<OpenDatabase> {
  await tryServer({ connectionString: url }, new URL(url));
  const database = connect({ connectionString: url }, { log });
  return { database, lost: new Promise(() => undefined), close: () => database.$client.end() };
}

/** One connection, to say clearly what is wrong; the URL's password is not named. */
async function tryServer(connection: Connection, { host, pathname }: URL): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // the attempt itself rejects
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num);
    if (version < oldestVersion) {
      throw new StartError(
        `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed.`,
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

/** Throws when the database does not answer. */
export async function checkAnswers(database: Database): Promise<void> {
  await database.$client.query('select 1');
}
