import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres';
import { minute } from '../clock.ts';
import { createLog } from '../log.ts';
import { connect, type Database } from './connect.ts';
import { isOutage } from './outage.ts';
import { type Connection, serverUrls } from './servers.ts';

it.each([
  ['postgres://u:p@one/x', ['postgres://u:p@one/x']],
  ['postgres://u@%2Ftmp%2Fa/x', ['postgres://u@%2Ftmp%2Fa/x']],
  [
    'postgresql://u:a,b@one,[::1]:5433/x?application_name=a,b',
    ['postgresql://u:a,b@one/x?application_name=a,b', 'postgresql://u:a,b@[::1]:5433/x?application_name=a,b'],
  ],
  ['nonsense', ['nonsense']],
])('%s names the servers %j', (url, urls) => {
  expect(serverUrls(url)).toEqual(urls);
});

describe('two servers, the first a standby', () => {
  let folder = '';
  const servers: EmbeddedPostgres[] = [];
  let pool: Database;

  const start = (name: string) =>
    startEmbeddedPostgres({ directory: join(folder, name), database: 'patrolbook', settings: careless });
  const open = (connections: readonly Connection[], max: number) =>
    connect(connections, { log: createLog('fatal'), max });
  const onceOn = async (server: EmbeddedPostgres, statement: string) => {
    const database = open([server.connection], 1);
    const { rows } = await database.$client.query(statement);
    await database.$client.end();
    return rows;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'patrolbook-servers-'));
    const [first, second] = await Promise.all([start('first'), start('second')]);
    for (const server of [first, second]) await onceOn(server, 'create table note (text text)');
    await first.stop();
    await writeFile(join(folder, 'first', 'standby.signal'), '');
    servers.push(await start('first'), second);
    pool = open(
      servers.map(({ connection }) => connection),
      2,
    );
  }, minute);
  afterAll(async () => {
    await pool.$client.end();
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true });
  });

  /** Writes, again after an outage, as the web's calls are sent again; returns how often it failed. */
  const write = async (text: string, failures = 0): Promise<number> => {
    try {
      await pool.$client.query('insert into note values ($1)', [text]);
      return failures;
    } catch (error) {
      expect(isOutage(error)).toBe(true);
      expect(failures).toBeLessThan(5);
      return write(text, failures + 1);
    }
  };

  it('what is written goes to the one that can be written to, also after they have changed places [15.15]', async () => {
    const [first, second] = servers;
    if (!first || !second) throw new Error('there are two servers');
    expect(await write('before')).toBe(1);
    expect(await write('again')).toBe(0);
    expect(await onceOn(second, 'select text from note')).toEqual([{ text: 'before' }, { text: 'again' }]);
    await second.stop();
    await onceOn(first, 'select pg_promote()');
    expect(await write('after')).toBeGreaterThan(0);
    expect(await onceOn(first, 'select text from note')).toEqual([{ text: 'after' }]);
  });
});

/** The data is thrown away, so commits need not wait for the disk. */
const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
