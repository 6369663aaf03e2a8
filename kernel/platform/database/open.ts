import { join } from 'node:path';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres';
import { second } from '../clock.ts';
import type { Log } from '../log.ts';
import { urgentLane } from '../mail/lanes.ts';
import { findUsable } from './check-server.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { type Connection, isWritable, readOnlyError } from './servers.ts';

/** An open database, on the embedded server or another one. */
export interface OpenDatabase {
  database: Database;
  /** Further connections, which only urgent work uses (product 11.31). */
  reserved: Database;
  /** One connection more, by which the process tells whether it is ready, however busy the others are. */
  probe: Database;
  /** Migrates the database, however long that takes. */
  migrate(): Promise<void>;
  /** Opens further connections, whose statements may take as long as they need. The caller ends them. */
  openPatient(): Database;
  /** Resolves with the reason if the embedded server ends without being stopped. */
  failure: Promise<string>;
  close(): Promise<void>;
}

interface Options {
  /** The URLs of PostgreSQL's servers, of which one can be written to at a time; null starts the embedded one. */
  urls: readonly string[] | null;
  dataFolder: string;
  log: Log;
  /** Whether statements may take as long as they need, as those of a command may. */
  patient: boolean;
}

type PoolOptions = Pick<Options, 'log' | 'patient'>;

/** The embedded server of an installation. */
const embeddedIn = (dataFolder: string) => {
  return { directory: join(dataFolder, 'postgres'), database: 'patrolbook' };
};

/** Three for each slot of the urgent worker, two for the worker itself, and one that its periodic tasks share. */
const maxReserved = 3 * urgentLane.slots + 3;

/** Connects to the server that can be written to, or starts the embedded one. Throws StartError when that fails. */
export async function openDatabase({ urls, dataFolder, ...options }: Options): Promise<OpenDatabase> {
  if (urls) return openServers(urls, options);
  const embedded = await startEmbeddedPostgres(embeddedIn(dataFolder));
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

/** A database as a command finds it, which has not been migrated. */
export interface FoundDatabase {
  /** Its statements may take as long as they need. */
  database: Database;
  close(): Promise<void>;
}

/**
 * Connects to the database as it is. An embedded one is reached `beside` the server that runs it; else it is started, and
 * nothing else may run it meanwhile. Throws StartError when that fails.
 */
export async function findDatabase(
  { urls, dataFolder, log }: Omit<Options, 'patient'>,
  { beside }: { beside: boolean },
): Promise<FoundDatabase> {
  if (urls) return patientPool(await usableServers(urls), log);
  const where = embeddedIn(dataFolder);
  const running = beside ? await findEmbeddedPostgres(where) : null;
  if (running) return patientPool(running, log);
  const embedded = await startEmbeddedPostgres(where);
  const { database, close } = patientPool(embedded.connection, log);
  return { database, close: () => close().finally(embedded.stop) };
}

function patientPool(connection: Connection | readonly Connection[], log: Log): FoundDatabase {
  const database = connect(connection, { log, max: 4, statementLimit: null });
  return { database, close: () => database.$client.end() };
}

async function usableServers(urls: readonly string[]): Promise<Connection[]> {
  return (await findUsable(urls)).map((connectionString) => ({ connectionString }));
}

async function openServers(urls: readonly string[], options: PoolOptions): Promise<OpenDatabase> {
  return { ...openPools(await usableServers(urls), options), failure: new Promise(() => undefined) };
}

/** Opens both pools, which connect when they are used. */
function openPools(
  connection: Connection | readonly Connection[],
  { log, patient }: PoolOptions,
): Pick<OpenDatabase, 'database' | 'reserved' | 'probe' | 'migrate' | 'openPatient' | 'close'> {
  const options = patient ? { log, statementLimit: null } : { log };
  const database = connect(connection, options);
  const reserved = connect(connection, { ...options, max: maxReserved });
  const probe = connectProbe(connection, log);
  const openPatient = () => connect(connection, { log, max: 2, statementLimit: null });
  return {
    database,
    reserved,
    probe,
    openPatient,
    async migrate() {
      const migrating = openPatient();
      await migrate(migrating).finally(() => migrating.$client.end());
    },
    async close() {
      await Promise.all([database, reserved, probe].map(({ $client }) => $client.end()));
    },
  };
}

/** What it does not answer at once is given up, so that the next question goes to whichever server lives. */
export function connectProbe(connection: Connection | readonly Connection[], log: Log): Database {
  return connect(connection, { log, max: 1, statementLimit: second, connectLimit: 2 * second });
}

/**
 * Throws if the database does not answer, or cannot be written to, as a standby or one that was demoted. No table is asked,
 * since any may be locked.
 */
export async function checkWritable({ $client: pool }: Database): Promise<void> {
  const client = await pool.connect();
  let writable = false;
  try {
    writable = await isWritable(client);
  } finally {
    client.release(!writable); // a connection that only reads may do so for as long as it lives
  }
  if (!writable) throw readOnlyError('the database');
}
