import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { readRows, writeRowOfEach } from './row-of-each.fixture.ts';

const newest = fileURLToPath(new URL('./migrations', import.meta.url));
const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });
const journalFile = join('meta', '_journal.json');
const journal = Journal.parse(JSON.parse(await readFile(join(newest, journalFile), 'utf8')));

/** Returns a folder with the migrations up to this one. */
async function upTo(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patrolbook-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(newest, folder, { recursive: true });
  const entries = journal.entries.slice(0, 1 + journal.entries.findIndex(({ tag }) => tag === last));
  await writeFile(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Returns all values of a row, whatever its table and columns are called. */
function valuesOf(row: object): string[] {
  return Object.values(row).map((value) => JSON.stringify(value));
}

describe.each(journal.entries.slice(0, -1))('a database as $tag left it', ({ tag }) => {
  const source = testDatabase('template1');

  it('keeps every row of every table, with its values, when it is brought up to date', async () => {
    await migrate(source.database, await upTo(tag));
    const before = await writeRowOfEach(source.database);
    await migrate(source.database);
    const after = (await readRows(source.database)).map((row) => new Set(valuesOf(row)));
    const lost = before.filter((row) => !after.some((now) => valuesOf(row).every((value) => now.has(value))));
    expect(lost).toEqual([]);
  });
});
