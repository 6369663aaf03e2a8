import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import * as relations from './relations.ts';
import * as tables from './schema.ts';

const schema = { ...tables, ...relations };

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** One connection taken from the pool, for what lives as long as a connection: a lock, listening. */
export type Client = pg.PoolClient;

/** What a store writes through: a transaction, never the pool, so that a use case is whole or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What a store reads through. */
export type Reader = Database | Transaction;

/** Where PostgreSQL is: a URL, or the embedded server's socket. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string; password?: string };

/** Opens a pool. Lost idle connections are logged and replaced; the next query opens a new one. */
export function connect(connection: Connection, options: { log: Log; max?: number }): Database {
  const pool = new pg.Pool({
    ...connection,
    max: options.max ?? 20,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'patrolbook',
  });
  const lost = (error: Error) => options.log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', lost);
  // graphile-worker takes clients of this pool and wants their errors handled too
  pool.on('connect', (client) => client.on('error', lost));
  return withTransactions(drizzle(pool, { schema }));
}

const joined = new AsyncLocalStorage<Transaction>();

/** Does something whose transactions shall be part of this one: they commit with it, or not at all. */
export function joinTransaction<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  return joined.run(tx, work);
}

/**
 * Makes a database's transactions part of the joined one, as savepoints of it; by themselves where there is none. One by itself
 * runs on what drizzle keeps for its connection, so that a statement that was prepared on it is known to the next.
 */
function withTransactions(database: Database): Database {
  const connections = new WeakMap<Client, NodePgDatabase<typeof schema>>();
  database.transaction = async (work, config) => {
    const outer = joined.getStore();
    if (outer) return outer.transaction(work);
    const client = await database.$client.connect();
    const connection = connections.get(client) ?? drizzle(client, { schema });
    connections.set(client, connection);
    try {
      return await connection.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return database;
}
