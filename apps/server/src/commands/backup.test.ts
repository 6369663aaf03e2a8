import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '#platform/database/row-of-each.fixture.ts';
import { session } from '#platform/database/schema/auth.ts';
import { installation } from '#platform/database/schema/platform.ts';
import { type TestDatabase, testDatabase } from '#platform/testing/database.ts';
import { testApp } from '../testing/app.ts';
import { runOn, urlOf } from './terminal.fixture.ts';

const server = testApp();
const target = testDatabase('template1');
const passphrase = 'torch and vest and thermos';
const key = 'a key for tests that is long enough';
let folder = '';
const inFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-backup-'));
  await server.as(await server.buildPerson({ roles: ['admin'] }));
  await server.services.auth.forgotPassword('aroha@example.nz', { ip: '127.0.0.1', userAgent: 'test' });
});
afterAll(() => rm(folder, { recursive: true }));

function run(
  args: string[],
  on: Pick<TestDatabase, 'connection'>,
  { environment = {}, input }: { environment?: Record<string, string>; input?: Buffer } = {},
) {
  const settings = { DATA_DIR: inFolder('data'), DATABASE_URL: urlOf(on), SECRET_KEY: key, ...environment };
  return runOn(args, settings, input);
}

const encrypted = { environment: { BACKUP_PASSPHRASE: passphrase } };

async function rowsOf({ database }: Pick<TestDatabase, 'database'>): Promise<string[]> {
  return (await readRows(database)).map((row) => JSON.stringify(row)).sort();
}

describe('backup', () => {
  it('copies everything into a file that only its owner reads, and tells how it goes on [15.20, 15.49]', async () => {
    const { notes } = await run(['backup', inFolder('one')], server, encrypted);
    expect(notes).toContain('person: 1 row');
    expect(notes.at(-1)).toMatch(/one: 0(\.\d)? MB$/);
    expect((await stat(inFolder('one'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['one']);
  });

  it('does not replace a file unless it is told to, and leaves nothing when it fails [15.20, 15.49]', async () => {
    const before = await readFile(inFolder('one'));
    await expect(run(['backup', inFolder('one')], server)).rejects.toThrow(
      'one exists already: --force replaces it.',
    );
    expect(await readFile(inFolder('one'))).toEqual(before);
    await run(['backup', inFolder('other')], server);
    await run(['backup', inFolder('other'), '--force'], server);
    await rm(inFolder('other'));
    await expect(run(['backup', inFolder('no/such')], server)).rejects.toThrow(
      'there is no such file or folder',
    );
    await expect(run(['backup', inFolder('three')], target)).rejects.toThrow('There is nothing to copy');
    expect(await readdir(folder)).toEqual(['one']);
  });

  it('without a passphrase leaves out the secret key, and says so [15.21]', async () => {
    const { notes, written, lines } = await run(['backup', '-'], server);
    expect(notes[0]).toMatch(/^The backup is not encrypted: the secret key is left out/);
    expect(written.includes(key)).toBe(false);
    expect(lines).toEqual([]);
    expect((await run(['verify', '-'], server, { input: written })).lines[0]).toMatch(/, not encrypted\.$/);
  });

  it('takes the passphrase from a file, whose first line it is [15.21]', async () => {
    await writeFile(inFolder('passphrase'), `${passphrase}\nkept in the safe\n`);
    const { written } = await run(['backup', '-', '--passphrase-file', inFolder('passphrase')], server);
    const { lines } = await run(['verify', '-'], server, { ...encrypted, input: written });
    expect(lines[0]).toMatch(/with the secret key\.$/);
    await writeFile(inFolder('passphrase'), '\n');
    await expect(run(['backup', '-', '--passphrase-file', inFolder('passphrase')], server)).rejects.toThrow(
      'is empty: it must be the passphrase',
    );
  });
});

describe('verify', () => {
  it('says what a backup is [15.22]', async () => {
    const { lines } = await run(['verify', inFolder('one')], server, encrypted);
    expect(lines[0]).toMatch(
      /one is whole: \d+ rows of \d+ tables as of 20\S+Z, by release \d+\.\d+\.\d+, with the secret key\.$/,
    );
  });

  it('says in a sentence what is wrong [15.22]', async () => {
    const file = await readFile(inFolder('one'));
    await writeFile(inFolder('cut'), file.subarray(0, file.length - 10));
    await expect(run(['verify', inFolder('cut')], server, encrypted)).rejects.toThrow(/cut is not whole/);
    await expect(run(['verify', inFolder('none')], server)).rejects.toThrow(
      'none cannot be read: there is no such',
    );
    await expect(run(['verify', folder], server)).rejects.toThrow('cannot be read: it is a folder.');
    await expect(run(['verify', inFolder('one')], server)).rejects.toThrow(
      'is encrypted: give its passphrase',
    );
    await expect(run(['verify', 'latest'], server)).rejects.toThrow('Set BACKUP_TO');
  });
});

describe('restore', () => {
  it('refuses a damaged file before it touches the database [15.23]', async () => {
    await expect(run(['restore', inFolder('cut')], target, encrypted)).rejects.toThrow(/cut is not whole/);
    expect(await rowsOf(target)).toEqual([]);
  });

  it('brings everything back, signs everybody out, and holds mails until resume [15.24]', async () => {
    const before = await rowsOf(server);
    const { lines } = await run(['restore', inFolder('one')], target, encrypted);
    expect(lines).toEqual([
      expect.stringMatching(/^Restored \d+ rows of \d+ tables as of 20/),
      'The secret key is that of SECRET_KEY.',
      'Everybody has to sign in again, and no mail leaves until "npm run cli -- resume".',
    ]);
    expect(await target.database.$count(session, isNotNull(session.revoked))).toBe(1);
    await target.database.update(session).set({ revoked: null });
    await target.database.delete(installation);
    expect(await rowsOf(target)).toEqual(before);
  });

  it('brings back the jobs, which are the same number [15.24]', async () => {
    const jobs = 'select task_id, payload, key, run_at from graphile_worker._private_jobs';
    const [was, is] = await Promise.all([server, target].map(({ database }) => database.$client.query(jobs)));
    expect(was?.rows).toHaveLength(1);
    expect(is?.rows).toEqual(was?.rows);
  });

  it('refuses a database that is not empty [15.23]', async () => {
    await expect(run(['restore', inFolder('one')], target, encrypted)).rejects.toThrow(
      'The database is not empty',
    );
  });
});
