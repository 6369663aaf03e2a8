import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import type { Database } from './connect.ts';
import { plainStatement, tableOf } from './migration-safety.ts';
import { migrationsFolder, newestApplied } from './migrations.ts';

/** What a kind of statement does to those who use its table meanwhile (PostgreSQL's manual, section 13.3). */
interface Effect {
  pattern: RegExp;
  /** The table's lock, by its name in PostgreSQL, and who waits for how long. */
  text: string;
  /** Whether the lock is held as long as the table takes to be read. */
  reads?: true;
}

const effects: readonly Effect[] = [
  {
    pattern: /\balter column \S+ (set data )?type\b/i,
    text: 'ACCESS EXCLUSIVE: nobody uses it while it is rewritten',
    reads: true,
  },
  {
    pattern: /\badd constraint .*\bforeign key\b(?!.*\bnot valid$)/i,
    text: 'SHARE ROW EXCLUSIVE: nobody writes to it while it is read',
    reads: true,
  },
  {
    pattern: /\b(add constraint (?!.*\bnot valid$)|set not null\b)/i,
    text: 'ACCESS EXCLUSIVE: nobody uses it while it is read',
    reads: true,
  },
  {
    pattern: /^create (unique )?index (?!concurrently\b)/i,
    text: 'SHARE: nobody writes to it while it is read',
    reads: true,
  },
  { pattern: /^(update|delete from)\b/i, text: 'ROW EXCLUSIVE: nobody changes the rows that it changes' },
  { pattern: /^insert into\b/i, text: 'ROW EXCLUSIVE: nobody waits' },
  { pattern: /^(alter|drop) table\b/i, text: 'ACCESS EXCLUSIVE, for a moment' },
];

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** How large a table is, by the last statistics. */
interface Size {
  rows: number;
  size: string;
}

/** What is known of the tables that statements lock, by their names. */
interface Tables {
  sizes: ReadonlyMap<string, Size>;
  /** How many milliseconds each of those that are read under a lock took to be read just now, which nobody had to wait for. */
  readings: ReadonlyMap<string, number>;
}

/**
 * Returns what a migration of the database would do, in lines to be read: each statement, the lock that it takes, and the size
 * of the locked table with the time that it takes to be read, if it is (product 15.33). Changes nothing.
 */
export async function planMigrations(
  database: Database,
  folder: string = migrationsFolder(),
): Promise<string[]> {
  const pending = await pendingMigrations(database, folder);
  if (pending.length === 0) return ['The database is up to date.'];
  const statements = pending.flatMap(({ statements }) => statements);
  const locked = statements.flatMap((statement) => tableOf(statement) ?? []);
  const sizes = await sizesOf(database, locked);
  const tables = { sizes, readings: await timeReadings(database, statements, sizes) };
  return [
    `${pending.length} of the migrations are to be applied, in one transaction: a lock is held until all are.`,
    ...pending.flatMap(({ tag, statements }) => [
      tag,
      ...statements.flatMap((statement) => [`  ${statement}`, `    ${effectOf(statement, tables)}`]),
    ]),
  ];
}

async function pendingMigrations(database: Database, folder: string) {
  const journal = Journal.parse(JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')));
  const last = await newestApplied(database.$client);
  return readMigrationFiles({ migrationsFolder: folder })
    .map(({ sql, folderMillis }, index) => ({
      tag: journal.entries[index]?.tag ?? '',
      when: folderMillis,
      statements: sql.map(plainStatement).filter((statement) => statement !== ''),
    }))
    .filter(({ when }) => last === null || when > last);
}

const findEffect = (statement: string) => effects.find(({ pattern }) => pattern.test(statement));

function effectOf(statement: string, { sizes, readings }: Tables): string {
  const table = tableOf(statement);
  if (table === null)
    return /^create table\b/i.test(statement) ? 'a new table: nobody waits' : 'no table is named: read it';
  const found = sizes.get(table);
  if (!found) return `${table} is new, or there is none yet: nobody waits`;
  const effect = findEffect(statement);
  const reading = effect?.reads ? `, which took ${inWords(readings.get(table) ?? 0)} just now` : '';
  const rows = found.rows < 0 ? 'not counted yet' : `about ${found.rows.toLocaleString('en')} rows`;
  return `${table} (${rows}, ${found.size}): ${effect?.text ?? 'its lock is not known here: read it'}${reading}`;
}

async function sizesOf(database: Database, tables: readonly string[]): Promise<Map<string, Size>> {
  const { rows } = await database.$client.query<Size & { name: string }>(
    `select relname as name, reltuples::float8 as rows, pg_size_pretty(pg_table_size(oid)) as size
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname = any($1)`,
    [tables],
  );
  return new Map(rows.map(({ name, ...size }) => [name, size]));
}

/** Reads each table that would be read under a lock, and returns how long that takes in milliseconds. */
async function timeReadings(
  database: Database,
  statements: readonly string[],
  sizes: ReadonlyMap<string, Size>,
): Promise<Map<string, number>> {
  const read = statements
    .filter((statement) => findEffect(statement)?.reads)
    .flatMap((one) => tableOf(one) ?? []);
  const times = new Map<string, number>();
  for (const table of new Set(read.filter((name) => sizes.has(name)))) {
    const from = performance.now();
    await database.$client.query(`select count(read) from ${table} as read`);
    times.set(table, performance.now() - from);
  }
  return times;
}

function inWords(milliseconds: number): string {
  return milliseconds < 1000 ? 'less than a second' : `${Math.ceil(milliseconds / 1000)} seconds`;
}
