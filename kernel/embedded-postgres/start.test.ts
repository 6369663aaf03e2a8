import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
import { StartError } from './start-error.ts';

let folder: string;
let directory: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patrolbook-test-'));
  directory = join(folder, 'postgres');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function start(settings: Record<string, string> = { fsync: 'off' }): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ directory, database: 'patrolbook', settings });
}

/** Starts the server, runs one query and stops. */
async function runQuery(sql: string, settings?: Record<string, string>): Promise<unknown[][]> {
  const postgres = await start(settings);
  const client = new Client(postgres.connection);
  try {
    await client.connect();
    return (await client.query({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
    await postgres.stop();
  }
}

test('creates the database, keeps it over a restart and leaves nothing in the temporary folder', async () => {
  await runQuery('create table kept as select 1 as number');
  expect(await runQuery('select number from kept')).toEqual([[1]]);
  const postgres = await start();
  expect(statSync(postgres.connection.host).mode & 0o777).toBe(0o700);
  await Promise.all([postgres.stop(), postgres.stop()]);
  expect(existsSync(postgres.connection.host)).toBe(false);
});

test('starts over after an interrupted creation of the data folder', async () => {
  mkdirSync(`${directory}.new/base`, { recursive: true });
  writeFileSync(`${directory}.new/PG_VERSION`, '18\n');
  expect(await runQuery('select 1')).toEqual([[1]]);
  expect(existsSync(`${directory}.new`)).toBe(false);
});

test('refuses a folder with other files, and one of another PostgreSQL release', async () => {
  mkdirSync(directory);
  writeFileSync(join(directory, 'letter.txt'), 'Dear coordinator');
  await expect(start()).rejects.toThrow(`The folder ${directory} is not empty and holds no database`);
  writeFileSync(join(directory, 'PG_VERSION'), '15\n');
  await expect(start()).rejects.toThrow('was created by PostgreSQL 15');
  expect(readFileSync(join(directory, 'letter.txt'), 'utf8')).toBe('Dear coordinator');
});

test('explains why a path cannot be the data folder', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const inside = startEmbeddedPostgres({ directory: join(file, 'postgres'), database: 'patrolbook' });
  await expect(inside).rejects.toThrow(
    new StartError(`${file} cannot be the data folder: a file of that name exists.`),
  );
});

test('refuses another user’s folder and names the command that changes the owner', async () => {
  const isRoot = process.getuid?.() === 0;
  const foreign = isRoot ? directory : '/usr';
  if (isRoot) {
    mkdirSync(foreign);
    chownSync(foreign, 12345, 12345);
  }
  const attempt = startEmbeddedPostgres({ directory: foreign, database: 'patrolbook' });
  const owner = `${process.getuid?.()}:${process.getgid?.()}`;
  await expect(attempt).rejects.toThrow(`belongs to another user: run "chown -R ${owner} `);
  expect(existsSync(`${foreign}.lock`)).toBe(false);
});

describe('a database that exists', () => {
  let shared: string;
  beforeAll(async () => {
    shared = mkdtempSync(join(tmpdir(), 'patrolbook-test-'));
    directory = join(shared, 'postgres');
    await runQuery('select 1');
  });
  beforeEach(() => {
    directory = join(shared, 'postgres');
  });
  afterAll(() => rmSync(shared, { recursive: true }));

  test('waits for the disk on every commit by default, and opens no port', async () => {
    const settings = `select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name`;
    expect(await runQuery(settings, {})).toEqual([
      ['fsync', 'on'],
      ['full_page_writes', 'on'],
      ['listen_addresses', ''],
      ['synchronous_commit', 'on'],
    ]);
    expect(await runQuery('show fsync')).toEqual([['off']]);
  });

  test('sorts by code point and upper-cases non-English letters, whatever the system’s locale', async () => {
    expect(await runQuery(`select upper('whānau'), 'a' < 'B', current_setting('server_encoding')`)).toEqual([
      ['WHĀNAU', false, 'UTF8'],
    ]);
  });

  test('refuses a second start on the same folder, also through a symbolic link', async () => {
    const postgres = await start();
    const link = join(folder, 'link');
    symlinkSync(directory, link);
    for (const name of [directory, link]) {
      const second = startEmbeddedPostgres({ directory: name, database: 'patrolbook' });
      await expect(second).rejects.toThrow(`is already using the database in ${directory}`);
    }
    await postgres.stop();
    const again = await start();
    await again.stop();
  });

  test('reports a server that ended without being stopped', async () => {
    const postgres = await start();
    process.kill(postgres.pid, 'SIGQUIT');
    expect(await postgres.ended).toContain('shut down');
    await postgres.stop();
    const stopped = await start();
    await stopped.stop();
    expect(await Promise.race([stopped.ended, 'nothing'])).toBe('nothing');
  });

  test('is reached again after its socket, or the folder of it, was removed [15.41]', async () => {
    const postgres = await start();
    const { host } = postgres.connection;
    for (const path of [join(host, '.s.PGSQL.5432'), host]) {
      const before = postgres.pid;
      rmSync(path, { recursive: true });
      await expect.poll(() => postgres.pid, { timeout: 20_000 }).not.toBe(before);
      const client = new Client(postgres.connection);
      await client.connect();
      await client.end();
    }
    expect(statSync(host).mode & 0o777).toBe(0o700);
    await postgres.stop();
  }, 60_000);

  test('starts when another program has the process id of a crashed server', async () => {
    await runQuery('select 1');
    const lines = [process.ppid, directory, 0, 5432, folder, '', '', 'ready'];
    writeFileSync(join(directory, 'postmaster.pid'), `${lines.join('\n')}\n`);
    expect(await runQuery('select 1')).toEqual([[1]]);
  });

  test('reports PostgreSQL’s reason when it does not start, and frees the folder', async () => {
    await runQuery('select 1');
    await expect(start({ max_connections: 'many' })).rejects.toThrow(/did not start: .*"max_connections"/);
    expect(await runQuery('select 1')).toEqual([[1]]);
  });

  test('keeps one old log when the log is full', async () => {
    writeFileSync(`${directory}.log`, 'x'.repeat(6 * 1024 * 1024));
    await runQuery('select 1');
    expect(statSync(`${directory}.log.1`).size).toBe(6 * 1024 * 1024);
    expect(statSync(`${directory}.log`).size).toBeLessThan(10_000);
  });
});
