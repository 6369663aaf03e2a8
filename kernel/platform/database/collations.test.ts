import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { testDatabase } from '../testing/database.ts';
import { checkCollations, findReindexing } from './collations.ts';

const source = testDatabase();

/** Starts on a database whose names were sorted by another ICU, and returns what the log says. */
async function startAfterChange(embedded: boolean): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line).msg) });
  await source.database.execute(`update pg_collation set collversion = '1' where collname = 'names'`);
  await checkCollations(source.database, { log, embedded });
  return lines;
}

it('nothing is said of collations that have not changed [15.42]', async () => {
  expect(await findReindexing(source.database)).toEqual([]);
});

it('a server that sorts otherwise is told of, with what to run, which then helps [15.42]', async () => {
  const [sentence] = await startAfterChange(false);
  const [, statements = ''] = /run "(.+)"\.$/.exec(sentence ?? '') ?? [];
  for (const statement of statements.split('; ')) await source.database.execute(statement);
  expect(await findReindexing(source.database)).toEqual([]);
});

it('an embedded database whose indexes cannot be written anew starts all the same, and the log says what to run [15.42]', async () => {
  await source.database.execute(`create table doubled as select 'Ana' as name from generate_series(1, 2)`);
  await source.database.execute('create index doubled_once on doubled (name)');
  // as a collation that has changed leaves it
  await source.database.execute(
    `update pg_index set indisunique = true where indexrelid = 'doubled_once'::regclass`,
  );
  expect(await startAfterChange(true)).toEqual([
    expect.stringMatching(/could not be .+: run "reindex .+"\.$/),
  ]);
  expect(await findReindexing(source.database)).not.toEqual([]);
  await source.database.execute('drop table doubled');
});

it('the indexes of the embedded database are written anew [15.42]', async () => {
  expect(await startAfterChange(true)).toHaveLength(1);
  expect(await findReindexing(source.database)).toEqual([]);
});
