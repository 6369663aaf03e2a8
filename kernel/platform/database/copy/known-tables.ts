import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '#embedded-postgres';
import type { CopyRecord } from '../../backup/records.ts';
import { migrationsFolder } from '../migrations.ts';
import { jobs } from './session.ts';

/** What we read of Drizzle's journal and of the snapshot that it keeps of the tables after each migration. */
const Journal = z.object({ entries: z.array(z.object({ idx: z.int(), when: z.int() })) });
const Snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      columns: z.record(z.string(), z.object({ name: z.string(), generated: z.unknown().optional() })),
    }),
  ),
});

/** The columns of each table that PostgreSQL does not compute by itself. */
export type KnownTables = ReadonlyMap<string, readonly string[]>;

/** Returns our tables as they were after a migration; null if this release does not know it. */
export function tablesAt(migration: number): KnownTables | null {
  const entry = Journal.parse(readMeta('_journal.json')).entries.find(({ when }) => when === migration);
  if (!entry) return null;
  const { tables } = Snapshot.parse(readMeta(`${String(entry.idx).padStart(4, '0')}_snapshot.json`));
  return new Map(
    Object.values(tables).map(({ name, columns }) => [
      name,
      Object.values(columns).flatMap((column) => (column.generated ? [] : [column.name])),
    ]),
  );
}

function readMeta(name: string): unknown {
  return JSON.parse(readFileSync(join(migrationsFolder(), 'meta', name), 'utf8'));
}

/**
 * Passes a copy on while it has the tables and columns that its release had after its migration, each once, and the jobs: whoever wrote
 * it otherwise may mean any table of the database, PostgreSQL's own among them. Throws StartError.
 */
export async function* onlyKnownTables(
  records: AsyncIterable<CopyRecord>,
  name: string,
): AsyncGenerator<CopyRecord> {
  let missing = new Map<string, readonly string[]>();
  for await (const record of records) {
    if (record.is === 'contents') missing = expectedAt(record.migration, name);
    if (record.is === 'table') {
      if (!isSame(record.columns, missing.get(record.name)))
        throw new StartError(`${name} has a table or columns that its release had not: no release wrote it.`);
      missing.delete(record.name);
    }
    const [lacking] = missing.keys();
    if (record.is === 'end' && lacking !== undefined)
      throw new StartError(`${name} is not whole: it lacks the table ${lacking}.`);
    yield record;
  }
}

function expectedAt(migration: number, name: string): Map<string, readonly string[]> {
  const known = tablesAt(migration);
  if (known) return new Map([...known, [jobs.name, jobs.columns]]);
  throw new StartError(`${name} was made by a newer release: restore it with that one, or with a later one.`);
}

/** Whether these are the same columns, each once, in whatever order. */
function isSame(columns: readonly string[], known: readonly string[] | undefined): boolean {
  return known !== undefined && [...columns].sort().join() === [...known].sort().join();
}
