import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect, type Database } from '../platform/database/connect.ts';
import { createLog } from '../platform/log.ts';

/** A database of this test file's own, cloned from the migrated one; gone when the file is done. */
export interface TestDatabase {
  /** Available from the first test on. */
  readonly database: Database;
  readonly connection: { host: string; port: number; user: string; database: string };
}

let clones = 0;

export function testDatabase(): TestDatabase {
  const server = inject('postgres');
  clones += 1;
  const name = `test_${process.pid}_${process.env.VITEST_WORKER_ID}_${Date.now()}_${clones}`;
  const connection = { ...server, database: name };
  let database: Database | undefined;
  beforeAll(async () => {
    await onServer(`create database ${name} template template`);
    database = connect(connection, { log: createLog('fatal'), max: 20 });
  });
  afterAll(async () => {
    await database?.$client.end();
    await onServer(`drop database ${name} with (force)`);
  });
  return {
    connection,
    get database() {
      if (!database) throw new Error('the database is there once tests run');
      return database;
    },
  };

  async function onServer(statement: string): Promise<void> {
    const client = new pg.Client({ ...server, database: 'postgres' });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}
