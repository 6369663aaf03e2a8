import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database, PoolConnection, Transaction } from './connect.ts';
import { isOutage, UncertainCommit } from './outage.ts';
import { schema } from './schema/schema.ts';

/** One drizzle instance per connection, so that a statement prepared in one transaction stays prepared for the next. */
const connections = new WeakMap<PoolConnection, NodePgDatabase<typeof schema>>();

/**
 * Runs `work` in a transaction, which commits when it resolves and rolls back when it throws. The connection
 * returns to the pool, or ends after an outage; drizzle's own method leaks a connection that is lost before `begin`
 * (decision 13). Throws UncertainCommit if the connection is lost at the commit.
 */
export async function inTransaction<T>(
  { $client: pool }: Pick<Database, '$client'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await inTransactionOf(client, work);
    client.release();
    return result;
  } catch (error) {
    client.release(isOutage(error));
    throw error;
  }
}

/** Does the same on a connection that the caller has taken for longer. */
export async function inTransactionOf<T>(
  client: PoolConnection,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const connection = connections.get(client) ?? drizzle(client, { schema });
  connections.set(client, connection);
  let workIsDone = false;
  let outage: unknown;
  try {
    return await connection.transaction(async (tx) => {
      try {
        const result = await work(tx);
        workIsDone = true;
        return result;
      } catch (error) {
        if (isOutage(error)) {
          outage = error;
          // A rollback would wait for a server that does not answer. The end of the connection rolls back too.
          void client.end();
        }
        throw error;
      }
    });
  } catch (error) {
    if (workIsDone && isOutage(error))
      throw new UncertainCommit('the connection was lost at a commit', { cause: error });
    throw outage ?? error;
  }
}
