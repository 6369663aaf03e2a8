import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { second } from '../clock.ts';
import type { Log } from '../log.ts';
import { Pool } from './pool.ts';
import { schema } from './schema/schema.ts';
import { type Connection, clientOfWritable } from './servers.ts';

type Drizzle = NodePgDatabase<typeof schema>;

/** The pool. `inTransaction` (transaction.ts) opens transactions, not drizzle's own method. */
export type Database = Omit<Drizzle, 'transaction'> & { $client: pg.Pool };

/** One connection taken from the pool, for work that is bound to a connection: a lock, listening. */
export type PoolConnection = pg.PoolClient;

/** Stores write through a transaction, never the pool, so that a use case takes effect whole or not at all. */
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** Stores read through either. */
export type Reader = Database | Transaction;

/**
 * Lets the server notice within half a minute that the machine at the other end of this connection disappeared
 * without closing it. The server then frees the connection's locks.
 */
export const noticeWithinHalfAMinute =
  'set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/**
 * How many connections stay open while nobody asks for anything: opening one, and preparing its statements, takes longer than most answers. Up to
 * three of them listen and hold the lease of a worker.
 */
const keptOpen = 6;

interface ConnectOptions {
  log: Log;
  /** The most connections at once. */
  max?: number;
  /** How long a statement may take, in milliseconds: 20 seconds unless told, null for as long as it needs. */
  statementLimit?: number | null;
  /** How long a connection may take to be opened, or to be free, in milliseconds. */
  connectLimit?: number;
}

/**
 * Lets the server give up a statement after the limit, and us after a quarter more: we would otherwise wait for a server
 * that vanished without closing its connections, as in a failover.
 */
function timeoutsOf(limit: number | null) {
  return limit === null ? {} : { statement_timeout: limit, query_timeout: limit * 1.25 };
}

/**
 * Opens a pool to a server, or to whichever of several can be written to. Lost idle connections are logged and replaced; the
 * next query opens a new one.
 */
export function connect(
  connection: Connection | readonly Connection[],
  { log, max = 28, statementLimit = 20 * second, connectLimit = 10 * second }: ConnectOptions,
): Database {
  const servers = [connection].flat();
  const pool = new Pool({
    ...servers[0],
    ...(servers.length > 1 && { Client: clientOfWritable(servers) }),
    ...timeoutsOf(statementLimit),
    max,
    min: keptOpen,
    connectionTimeoutMillis: connectLimit,
    keepAlive: true,
    // A server that vanished without closing its connections, as in a failover, is noticed within half a minute too.
    keepAliveInitialDelayMillis: 15_000,
    application_name: 'patrolbook',
  });
  const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', lost);
  // graphile-worker takes clients of this pool and wants their errors handled too
  pool.on('connect', (client) => client.on('error', lost));
  return drizzle(pool, { schema });
}
