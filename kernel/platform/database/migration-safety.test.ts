import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contracted } from './contracted.fixture.ts';
import { unsafeStatements } from './migration-safety.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** The number of the last migration from before the rule: nothing had been released, so nobody ran older processes beside it. */
const lastBefore = 40;

it('migrations let older processes go on, but for what is listed with its reason [15.32]', async () => {
  const journal = Journal.parse(JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')));
  const tags = journal.entries.map(({ tag }) => tag);
  const files = readMigrationFiles({ migrationsFolder });
  const unsafe = files
    .map(({ sql }, index) => ({ tag: tags[index] ?? '', sql }))
    .filter(({ tag }) => Number.parseInt(tag, 10) > lastBefore)
    .flatMap(({ tag, sql }) => unsafeStatements(sql).map((found) => ({ migration: tag, ...found })));
  const reasons = new Map(contracted.map(({ statement, reason }) => [statement, reason]));
  expect(unsafe.filter(({ statement }) => !reasons.has(statement))).toEqual([]);
  const needed = new Set(unsafe.map(({ statement }) => statement));
  expect(contracted.filter(({ statement }) => !needed.has(statement))).toEqual([]);
  expect(contracted.filter(({ reason }) => reason.length < 20)).toEqual([]);
});

it.each([
  'DROP TABLE "radio";',
  'ALTER TABLE "person" DROP COLUMN "phone";',
  'ALTER TABLE "person" RENAME COLUMN "phone" TO "mobile";',
  'ALTER TABLE "person" RENAME TO "member";',
  'ALTER TABLE "patrol" ALTER COLUMN "hours" SET DATA TYPE integer;',
  'ALTER TABLE "patrol" ALTER COLUMN "hours" SET NOT NULL;',
  'ALTER TABLE "patrol" ADD COLUMN "weather" text NOT NULL;',
  'ALTER TABLE "patrol" ADD COLUMN "ended" boolean GENERATED ALWAYS AS (finished is not null) STORED;',
  'ALTER TABLE "patrol" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "public"."b"("id");',
  'CREATE UNIQUE INDEX "patrol_when" ON "patrol" USING btree ("when");',
  'TRUNCATE "patrol"',
])('refuses %s [15.32]', (statement) => {
  expect(unsafeStatements([statement])).toHaveLength(1);
});

it.each([
  [['ALTER TABLE "patrol" ADD COLUMN "weather" text;']],
  [[`ALTER TABLE "patrol" ADD COLUMN "weather" text DEFAULT 'dry' NOT NULL;`]],
  [['ALTER TABLE "patrol" ADD CONSTRAINT "c" CHECK (hours > 0) NOT VALID;']],
  [['CREATE INDEX CONCURRENTLY "patrol_when" ON "patrol" USING btree ("when");']],
  [
    [
      'CREATE TABLE "radio" (\n\t"id" uuid NOT NULL\n);',
      'CREATE INDEX "radio_id" ON "radio" USING btree ("id");',
      '',
    ],
  ],
  [['update patrol set hours = 1 where hours is null -- DROP TABLE']],
])('lets %j pass [15.32]', (statements) => {
  expect(unsafeStatements(statements)).toEqual([]);
});
