import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres';
import { createLog } from '../log.ts';
import { connect } from './connect.ts';
import { UncertainCommit } from './outage.ts';
import { inTransaction } from './transaction.ts';

/** A server whose commits wait for a standby that never comes, where they are told to wait. */
const settings = { fsync: 'off', synchronous_standby_names: 'nobody', synchronous_commit: 'local' };

let folder: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-test-'));
  postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), database: 'one', settings });
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

it('a commit that no standby confirms is never said to have succeeded: the time of a statement does not end its wait [15.12]', async () => {
  const database = connect(postgres.connection, { log: createLog('fatal'), max: 1, statementLimit: 500 });
  await database.execute(sql`create table written (number int)`);
  const written = inTransaction(database, async (tx) => {
    await tx.execute(sql`set local synchronous_commit = on`);
    await tx.execute(sql`insert into written values (1)`);
  });
  await expect(written).rejects.toThrow(UncertainCommit);
  await database.$client.end();
}, 60_000);
