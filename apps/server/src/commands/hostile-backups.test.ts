import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '#embedded-postgres';
import { backupNameOf } from '#operations/server/backup/service.ts';
import type { CopyRecord } from '#platform/backup/records.ts';
import { readCopy } from '#platform/database/copy/read-copy.ts';
import { writeRowOfEach } from '#platform/database/row-of-each.fixture.ts';
import { testDatabase } from '#platform/testing/database.ts';
import { errorText } from '../app/exit-with-error.ts';
import { hostileBackups } from './hostile-backups.fixture.ts';
import { fileOf, type HostileBackup, made, passphrase, recounted } from './hostile-files.fixture.ts';
import { runOn, urlOf } from './terminal.fixture.ts';

const source = testDatabase();
const target = testDatabase('template1');
let folder = '';
const records: CopyRecord[] = [];
let all: HostileBackup[] = [];
const inFolder = (name: string) => join(folder, name);
const daily = backupNameOf(made);
const hidden = '\u001b[2J\u202eRestored';
const trust = '--not-encrypted';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-hostile-'));
  await writeRowOfEach(source.database);
  for await (const record of readCopy(source.database, { secretKeys: null })) records.push(record);
  all = await hostileBackups(records);
});
beforeEach(async () => {
  await rm(folder, { recursive: true });
  await mkdir(inFolder('daily'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

function run(args: string[], input?: Buffer) {
  const settings = {
    DATA_DIR: inFolder('data'),
    DATABASE_URL: urlOf(target),
    BACKUP_PASSPHRASE: passphrase,
    BACKUP_TO: inFolder('daily'),
  };
  return runOn(args, settings, input);
}

/** Runs a command that must refuse. Returns what its operator reads. */
async function refusal(args: string[], input?: Buffer): Promise<string> {
  const error: unknown = await run(args, input).then(
    ({ lines }) => new Error(`it was taken: ${lines.join()}`),
    (reason) => reason,
  );
  if (!(error instanceof StartError)) throw error;
  const text = errorText(error);
  expect(text).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
  return text.replaceAll(`${folder}/`, '').replace(' in daily ', ' ');
}

/** What a restore could have left: tables, other objects of the database, roles, and files. */
async function traces() {
  const { rows } = await target.database.execute(sql`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
    union all select evtname from pg_event_trigger
    union all select rolname from pg_roles where rolname like 'patrolbook_load_%'
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace`);
  const files = await readdir(folder);
  return { rows, keys: files.includes('data') ? await readdir(inFolder('data')) : [] };
}
const nothing = { rows: [], keys: [] };

describe('[15.46] a backup that somebody else has written', () => {
  it('is refused by verify, restore and latest, whatever is in it', async () => {
    expect(all.length).toBeGreaterThan(40);
    for (const { what, file, trusting, sentence } of all) {
      for (const name of ['given', `daily/${daily}`]) await writeFile(inFolder(name), file);
      for (const command of [`verify ${inFolder('given')}`, `restore ${inFolder('given')}`, 'verify latest'])
        expect(await refusal([...command.split(' '), ...(trusting ? [trust] : [])]), what).toMatch(sentence);
    }
    expect(await traces()).toEqual(nothing);
  }, 300_000);

  it('is refused too while it is read once, as the input, and leaves the database empty', async () => {
    const some = all.filter(({ what }) => /PostgreSQL|behind its end|a table less/.test(what));
    expect(some).toHaveLength(4);
    for (const { what, file, sentence } of some)
      expect((await refusal(['restore', '-', trust], file)).replace('The input', 'it'), what).toMatch(
        sentence,
      );
    expect(await traces()).toEqual(nothing);
  }, 60_000);

  it('whose rows PostgreSQL refuses with a word that clears the terminal shows that as letters [15.48]', async () => {
    const changed = records.map((record) => {
      if (record.is !== 'rows') return record;
      return {
        ...record,
        text: Buffer.from(record.text.toString().replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, hidden)),
      };
    });
    const file = await fileOf(recounted(changed), null);
    expect(await refusal(['restore', '-', trust], file)).toMatch(
      /^The database failed: .*\\u\{1b\}.* Nothing was loaded\.$/,
    );
    expect(await traces()).toEqual(nothing);
  });

  it('is loaded if the operator says that it is not encrypted, and brings no key', async () => {
    await writeFile(inFolder('given'), await fileOf(records, null));
    const { lines } = await run(['restore', inFolder('given'), trust]);
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^Restored \d+ rows/),
      expect.stringMatching(/^The backup has no secret key/),
    ]);
    expect(await readdir(inFolder('data'))).toEqual([]);
  });
});

describe('[15.46] the last daily backup', () => {
  it('is refused if its name is of a time to come, or of another one than its own [15.50]', async () => {
    const file = await fileOf(records, passphrase);
    for (const [name, sentence] of [
      ['patrolbook-29990101T000000Z.backup', /^\S+ has a time that is still to come: take it away\.$/],
      [
        'patrolbook-20261124T040001Z.backup',
        /^\S+ was made at 2026-11-24T04:00:00.000Z, so it was renamed: take it away\.$/,
      ],
    ] as const) {
      await writeFile(inFolder(`daily/${name}`), file);
      for (const command of ['verify', 'restore'])
        expect(await refusal([command, 'latest'])).toMatch(sentence);
      await rm(inFolder(`daily/${name}`));
    }
    await writeFile(inFolder(`daily/${daily}`), file);
    expect((await run(['verify', 'latest'])).lines[0]).toMatch(/ is whole: /);
  });

  it('is refused if it is a link, a pipe or a folder, of which no end may come', async () => {
    const place = inFolder(`daily/${daily}`);
    await writeFile(inFolder('elsewhere'), await fileOf(records, passphrase));
    await symlink(inFolder('elsewhere'), place);
    expect(await refusal(['verify', 'latest'])).toMatch(/ cannot be read: it is a link\.$/);
    await rm(place);
    execFileSync('mkfifo', [place]);
    expect(await refusal(['verify', 'latest'])).toMatch(
      / cannot be read: it is no file\. The input is read by -\.$/,
    );
    expect(await refusal(['restore', place])).toMatch(/ cannot be read: it is no file\./);
    expect(await refusal(['verify', '/dev/zero'])).toMatch(/^\/dev\/zero cannot be read: it is no file\./);
    await rm(place);
    await mkdir(place);
    expect(await refusal(['verify', 'latest'])).toMatch(/ cannot be read: it is a folder\.$/);
  });
});
