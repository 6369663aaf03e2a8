import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, day, hour, minute } from '#platform/clock.ts';
import { connect } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { createLog } from '#platform/log.ts';
import { saveHold } from '#platform/mail/hold.store.ts';
import { testApp } from '#server/testing/app.ts';
import { type DailyOptions, dailyBackup, isDueAt } from './daily.ts';
import { deleteState, findState } from './state.store.ts';
import { folderStore } from './stores/folder.ts';
import type { BackupStore } from './stores/store.ts';

const silent = createLog('silent');
const server = testApp({}, { dailyBackups: true });
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-daily-'));
});
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await inTransaction(server.database, deleteState);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function options(more: Partial<DailyOptions> = {}): DailyOptions {
  const openPatient = () => connect(server.connection, { log: silent, max: 2, statementLimit: null });
  return {
    store: folderStore(folder, silent),
    days: 3,
    passphrase: null,
    release: '1.0.0',
    openPatient,
    ...more,
  };
}

/** A worker looks whether a backup is due. */
const look = (more: Partial<DailyOptions> = {}) => dailyBackup(server.context, options(more)).run();

/** A store that fails as it is told to. */
function failing(more: Partial<BackupStore>): Partial<DailyOptions> {
  return { store: { ...folderStore(folder, silent), ...more } };
}

const figures = async () => {
  const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  return {
    made: value('backup_last_success_timestamp_seconds'),
    failures: value('backup_failures'),
    ready: (await server.app.inject('/readyz')).json().backup,
  };
};

describe('the daily backup', () => {
  it('is made once a day, by one of several workers, and only so many are kept [15.26]', async () => {
    await Promise.all([look(), look(), look()]);
    expect(await readdir(folder)).toHaveLength(1);
    await writeFile(join(folder, 'letter.txt'), 'not one of them');
    for (let passed = 1; passed <= 4; passed += 1) {
      server.clock.advance(day);
      await look();
      await look();
    }
    const names = await readdir(folder);
    expect(names).toHaveLength(3 + 1);
    expect(names).toContain('letter.txt');
    expect(names.some((name) => name.includes(server.clock.now().slice(0, 10).replaceAll('-', '')))).toBe(
      true,
    );
  });

  it('leaves out of those that are kept what has a time to come, which somebody else has put there [15.26]', async () => {
    await mkdir(folder);
    const later = ['01', '02', '03'].map((day) => `patrolbook-299901${day}T000000Z.backup`);
    for (const name of later) await writeFile(join(folder, name), 'of the attacker');
    await look();
    server.clock.advance(day);
    await look();
    expect((await readdir(folder)).filter((name) => !later.includes(name))).toHaveLength(2);
  });

  it('is told of with its age, and with how often it has failed since [15.27]', async () => {
    expect(await figures()).toEqual({ made: 0, failures: 0, ready: { made: null, failures: 0 } });
    await look();
    const made = server.clock.now();
    expect(await figures()).toEqual({
      made: Date.parse(made) / 1000,
      failures: 0,
      ready: { made, failures: 0 },
    });
    server.clock.advance(day);
    await expect(
      look(failing({ write: () => Promise.reject(new Error('the disk is full')) })),
    ).rejects.toThrow();
    expect(await figures()).toEqual({
      made: Date.parse(made) / 1000,
      failures: 1,
      ready: { made, failures: 1 },
    });
    expect((await findState(server.database)).failure).toMatchObject({ reason: 'the disk is full' });
  });

  it('that fails removes no older one, is tried again after an hour, and then counts as made [15.26]', async () => {
    await look();
    const before = await readdir(folder);
    server.clock.advance(10 * day);
    const full = failing({ write: () => Promise.reject(new Error('the disk is full')) });
    await expect(look(full)).rejects.toThrow('the disk is full');
    server.clock.advance(hour - minute);
    await look(full);
    expect(await readdir(folder)).toEqual(before);
    server.clock.advance(minute);
    await look();
    expect(await readdir(folder)).toHaveLength(2);
    expect(await figures()).toMatchObject({ failures: 0 });
  });

  it('removes what a killed one has left, and nothing else [15.26]', async () => {
    await mkdir(folder);
    const others = ['letter.txt', 'letter.txt.7.part', 'patrolbook.backup.7.part'];
    for (const name of ['patrolbook-20261123T040000Z.backup.4711.part', ...others])
      await writeFile(join(folder, name), 'half');
    await look();
    const names = await readdir(folder);
    expect(names).toHaveLength(others.length + 1);
    expect(names).toEqual(expect.arrayContaining(others));
  });

  it('is made although what a killed one has left cannot be removed, which the log says [15.26]', async () => {
    const left = 'patrolbook-20261123T040000Z.backup.4711.part';
    await mkdir(join(folder, left), { recursive: true });
    await writeFile(join(folder, 'patrolbook-20261124T040000Z.backup.4711.part'), 'half');
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => lines.push(JSON.parse(line).msg) });
    await look({ store: folderStore(folder, log) });
    expect((await readdir(folder)).filter((name) => name !== left)).toEqual([
      expect.stringMatching(/\.backup$/),
    ]);
    expect(lines).toEqual(['an unfinished backup could not be removed']);
  });

  it('that cannot be read back is not kept, and removes no older one [15.26]', async () => {
    await look();
    const before = await readdir(folder);
    server.clock.advance(day);
    const garbled = failing({
      async read(name) {
        const bytes = await folderStore(folder, silent).read(name);
        return (async function* () {
          for await (const piece of bytes) yield piece.fill(0, piece.length - 1);
        })();
      },
    });
    await expect(look({ ...garbled, days: 1 })).rejects.toThrow(/is damaged/);
    expect(await readdir(folder)).toEqual(before);
  });

  it('is not made of an installation that was restored, before its operator says that it lives [15.24]', async () => {
    const { database, clock } = server;
    await inTransaction(database, (tx) =>
      saveHold(tx, { because: 'restored', since: clock.now(), asOf: null }),
    );
    await mkdir(folder);
    await look();
    expect(await readdir(folder)).toEqual([]);
  });
});

it.each([
  ['there is none', null, true],
  ['it was made after four this morning', '2026-11-24T15:00:00.000Z', false],
  ['it was made before four this morning', '2026-11-24T14:59:59.999Z', true],
  ['it was made while the clock was a year ahead', '2027-11-24T15:00:00.000Z', true],
  ['it was made by a machine whose clock is a minute ahead', '2026-11-25T01:01:00.000Z', false],
])('a backup is due if %s [15.26]', (_, made, due) => {
  const now = '2026-11-25T01:00:00.000Z'; // two in the afternoon in Auckland
  const last = made === null ? null : { name: 'one', made, bytes: 1 };
  expect(isDueAt(now, { last, failure: null }, 'Pacific/Auckland')).toBe(due);
  expect(
    isDueAt(now, { last, failure: { when: after(now, -minute), reason: '', times: 1 } }, 'Pacific/Auckland'),
  ).toBe(false);
});
