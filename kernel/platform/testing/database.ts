import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect, type Database } from '../database/connect.ts';
import { createLog } from '../log.ts';

/** A database for one test file: cloned from the migrated template, dropped after the last test. */
export interface TestDatabase {
  /** Available from the first test on. */
  readonly database: Database;
  readonly connection: { host: string; port: number; user: string; database: string };
}

let clones = 0;

/** Clones the migrated database, or an empty one: PostgreSQL's own `template1`. */
export function testDatabase(template: 'template' | 'template1' = 'template'): TestDatabase {
  const server = inject('postgres');
  clones += 1;
  const name = `test_${process.pid}_${process.env.VITEST_WORKER_ID}_${Date.now()}_${clones}`;
  const connection = { ...server, database: name };
  let database: Database | undefined;
  beforeAll(async () => {
    await onServer(`create database ${name} template ${template}`);
    database = connect(connection, { log: createLog('fatal'), max: 20 });
  });
  afterAll(async () => {
    await database?.$client.end();
    await onServer(`drop database ${name} with (force)`);
  });
  return {
    connection,
    get database() {
      if (!database) throw new Error('The database is created before the first test');
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
