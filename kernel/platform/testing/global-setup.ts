import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type EmbeddedConnection, startEmbeddedPostgres } from '#embedded-postgres';
import { connect, type Database } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { createLog } from '../log.ts';
import { refuseUnneeded } from './distribution/needed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test run's PostgreSQL; its database is the migrated template that tests clone. */
    postgres: EmbeddedConnection;
    /** Where it is noted which of the statements about several organizations were sent. */
    neededFolder: string;
  }
}

/** Takes away what migrations keep for processes of the former release alone, so that tests see what ours write (decision 76). */
async function endExpansion(database: Database): Promise<void> {
  await database.$client.query('drop function keep_person_address cascade');
}

/** Starts one PostgreSQL for the whole test run. Its data is disposable, so commits do not wait for the disk. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'patrolbook-test-'));
  const server = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    database: 'template',
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' },
  });
  const database = connect(server.connection, { log: createLog('warn'), max: 4 });
  await migrate(database);
  await endExpansion(database);
  await database.$client.end();
  project.provide('postgres', server.connection);
  const neededFolder = join(folder, 'needed');
  await mkdir(neededFolder);
  project.provide('neededFolder', neededFolder);
  return async () => {
    await server.stop();
    await refuseUnneeded(project, neededFolder).finally(() => rm(folder, { recursive: true }));
  };
}
