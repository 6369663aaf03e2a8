import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#embedded-postgres';
import { connect, type Database } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';
import { readRows, writeRowOfEach } from '#platform/database/row-of-each.fixture.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { createLog } from '#platform/log.ts';
import { testDatabase } from '#platform/testing/database.ts';
import { runOn, urlOf } from './terminal.fixture.ts';

/** A PostgreSQL of its own takes a second to create, so these tests are the steps of one story. */

const server = testDatabase('template1');
const BACKUP_PASSPHRASE = 'torch and vest and thermos';
const key = 'the generated key, which has forty-three of them';
let folder = '';
let rows: string[] = [];
const inFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-embedded-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the work while a server runs the embedded database of this folder. */
async function whileRunning<T>(name: string, work: (database: Database) => Promise<T>): Promise<T> {
  const where = { directory: join(inFolder(name), 'postgres'), database: 'patrolbook' };
  const running = await startEmbeddedPostgres({ ...where, settings: { fsync: 'off' } });
  const database = connect(running.connection, { log: createLog('silent') });
  try {
    return await work(database);
  } finally {
    await database.$client.end();
    await running.stop();
  }
}

async function rowsOf(database: Database): Promise<string[]> {
  return (await readRows(database)).map((row) => JSON.stringify(row)).sort();
}

const old = () => ({ DATA_DIR: inFolder('old'), BACKUP_PASSPHRASE });
const restored = () => ({ DATA_DIR: inFolder('new'), BACKUP_PASSPHRASE });

it('a backup is made beside the server that runs the embedded database [15.20]', async () => {
  await whileRunning('old', async (database) => {
    await migrate(database);
    await writeRowOfEach(database);
    // It would leave with a digest.
    await database.update(mail).set({ forDigest: false });
    await writeFile(join(inFolder('old'), 'secret-key'), key);
    rows = await rowsOf(database);
    await runOn(['backup', inFolder('one')], old());
    expect(await rowsOf(database)).toEqual(rows);
  });
  expect((await runOn(['verify', inFolder('one')], old())).lines[0]).toMatch(/with the secret key/);
}, 60_000);

it('a backup of a folder that has no database is refused, and none is made there [15.20]', async () => {
  await expect(runOn(['backup', '-'], { DATA_DIR: inFolder('mistyped') })).rejects.toThrow(
    'There is no database in',
  );
  await expect(readFile(inFolder('mistyped'))).rejects.toThrow('ENOENT');
});

it('it is restored into a new folder, with the secret key [15.24]', async () => {
  const { lines } = await runOn(['restore', inFolder('one')], restored());
  expect(lines[1]).toBe(`The secret key is in ${join(inFolder('new'), 'secret-key')}.`);
  expect(await readFile(join(inFolder('new'), 'secret-key'), 'utf8')).toBe(`${key}\n`);
  await whileRunning('new', async (database) => {
    const [hold, ...others] = (await rowsOf(database)).filter((row) => !rows.includes(row));
    expect(hold).toContain('"because":"restored"');
    expect([others, (await rowsOf(database)).length]).toEqual([[], rows.length + 1]);
    await expect(runOn(['restore', inFolder('one')], restored())).rejects.toThrow('Another Patrolbook');
    expect((await runOn(['resume'], restored())).lines).toEqual(['Mails leave again. Waiting: 1.']);
    expect(await runOn(['resume'], restored())).toMatchObject({ lines: ['No mails are held.'] });
  });
}, 60_000);

it('it is moved to a server in one command, and is not started any more by mistake [15.25]', async () => {
  const environment = { ...restored(), DATABASE_URL: urlOf(server) };
  const before = await whileRunning('new', async (database) => {
    await expect(runOn(['move'], environment)).rejects.toThrow('Another Patrolbook');
    return rowsOf(database);
  });
  const { lines } = await runOn(['move'], environment);
  expect(lines).toEqual([
    expect.stringMatching(/^Moved \d+ rows of \d+ tables\.$/),
    'From now on set DATABASE_URL as for this command.',
    `Set SECRET_KEY to what ${join(inFolder('new'), 'secret-key')} holds.`,
  ]);
  expect(await rowsOf(server.database)).toEqual(before);
  await expect(runOn(['move'], environment)).rejects.toThrow('The database is not empty');
  await expect(runOn(['migrate'], restored())).rejects.toThrow(
    'Everything in this database was moved to another one',
  );
  await runOn(['resume'], restored());
  expect((await runOn(['migrate'], restored())).lines).toEqual(['The database is up to date.']);
}, 90_000);
