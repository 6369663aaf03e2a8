import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import type { TestDatabase } from './database.ts';

/** A pooler that lends its one connection to PostgreSQL for a transaction, as PgBouncer may. */
export interface TransactionPooler {
  connection: TestDatabase['connection'];
  close(): Promise<void>;
}

/** The protocol's messages (PostgreSQL's manual, chapter 54): the login succeeded, and a transaction has ended. */
const loginDone = Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1');
const transactionEnded = Buffer.from('Z\0\0\0\x05I', 'latin1');

/** Opens the pooler. It passes simple queries on, one at a time from each client. */
export async function openTransactionPooler(of: TestDatabase['connection']): Promise<TransactionPooler> {
  const lent = new pg.Client(of);
  await lent.connect();
  const server = lent.connection.stream.removeAllListeners('data');
  let borrower: Socket | null = null;
  const waiting: (() => void)[] = [];
  server.on('data', (data: Buffer) => {
    borrower?.write(data);
    if (!data.subarray(-transactionEnded.length).equals(transactionEnded)) return;
    borrower = null;
    waiting.shift()?.();
  });
  const pooler = createServer((client) => {
    const pass = (query: Buffer) => {
      if (borrower && borrower !== client) return void waiting.push(() => pass(query));
      borrower = client;
      server.write(query);
    };
    client.once('data', () => {
      client.write(Buffer.concat([loginDone, transactionEnded]));
      client.on('data', (message) => {
        if (message.subarray(0, 1).equals(Buffer.from('Q'))) pass(message);
      });
    });
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const address = pooler.address();
  if (address === null || typeof address === 'string') throw new Error('the pooler has no port');
  return {
    connection: { ...of, host: '127.0.0.1', port: address.port },
    async close() {
      pooler.close();
      await lent.end();
    },
  };
}
