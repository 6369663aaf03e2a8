import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

const newest = fileURLToPath(new URL('./migrations', import.meta.url));
const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });
const journalFile = join('meta', '_journal.json');

/** All migrations, in their order. */
export const journal = Journal.parse(JSON.parse(await readFile(join(newest, journalFile), 'utf8')));

/** Returns a folder with the migrations up to this one, for as long as the test runs. */
export async function upTo(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patrolbook-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(newest, folder, { recursive: true });
  const entries = journal.entries.slice(0, 1 + journal.entries.findIndex(({ tag }) => tag === last));
  await writeFile(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
  return folder;
}
