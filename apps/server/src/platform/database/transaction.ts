import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Client, Database, Transaction } from './connect.ts';
import { schema } from './schema/schema.ts';

/** One drizzle instance per connection, so that a statement prepared in one transaction stays prepared for the next. */
const connections = new WeakMap<Client, NodePgDatabase<typeof schema>>();

/**
 * Runs `work` in a transaction, which commits when it resolves and rolls back when it throws. The connection
 * always returns to the pool; drizzle's own method leaks a connection that is lost before `begin` (decision 13).
 */
export async function inTransaction<T>(
  { $client: pool }: Pick<Database, '$client'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await inTransactionOf(client, work);
  } finally {
    client.release();
  }
}

/** Does the same on a connection that the caller has taken for longer. */
export async function inTransactionOf<T>(client: Client, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const connection = connections.get(client) ?? drizzle(client, { schema });
  connections.set(client, connection);
  return connection.transaction(work);
}
