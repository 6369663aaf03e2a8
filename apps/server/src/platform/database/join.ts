import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Transaction } from './connect.ts';

const joined = new AsyncLocalStorage<Transaction>();

/** Does something whose transactions shall be part of this one: they commit with it, or not at all. */
export function joinTransaction<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  return joined.run(tx, work);
}

/** Makes a database's transactions part of the joined one, as savepoints of it; by themselves where none is. */
export function letTransactionsJoin(database: Database): Database {
  const begin = database.transaction.bind(database);
  database.transaction = (work, config) => {
    const outer = joined.getStore();
    return outer ? outer.transaction(work) : begin(work, config);
  };
  return database;
}
