import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '#embedded-postgres';
import { inPieces } from '../../backup/pieces.ts';
import { type Contents, type CopyRecord, maxRows } from '../../backup/records.ts';
import { tally } from '../../backup/tally.ts';
import { type Database, noticeWithinHalfAMinute } from '../connect.ts';
import { copyLock, newestApplied } from '../migrations.ts';
import { listTables, splitForeign } from './catalog.ts';
import { databaseError } from './database-error.ts';
import { type KnownTables, tablesAt } from './known-tables.ts';
import { findSchema, jobs, jobsToCopy, quoted, speakPlainly } from './session.ts';

interface Options {
  /** The keys of signatures, if they are to be copied too. */
  secretKeys: Contents['secretKeys'];
  /** Called with the tables and columns that are left out because they are not ours. */
  onForeign?(names: string[]): void;
}

/**
 * Yields the whole installation as it is at one moment, while others go on writing: all is read in one transaction that
 * sees what was committed before it began. A migration waits until the copy is done. Its statements take as long as the
 * tables are large, so the connections must be patient.
 */
export async function* readCopy(database: Database, options: Options): AsyncGenerator<CopyRecord> {
  const client = await database.$client.connect();
  try {
    await client.query(noticeWithinHalfAMinute);
    await client.query('select pg_advisory_lock_shared($1)', [copyLock]);
    await client.query('begin isolation level repeatable read, read only');
    await speakPlainly(client);
    yield* readTables(client, options);
  } catch (error) {
    throw databaseError(error, 'The copy is not whole.');
  } finally {
    // Its end is the end of the transaction, the lock, and a COPY that nobody reads any more.
    client.release(true);
  }
}

async function* readTables(client: ClientBase, options: Options): AsyncGenerator<CopyRecord> {
  const { migration, known } = await stateOf(client);
  yield { is: 'contents', migration, secretKeys: options.secretKeys };
  let tables = 0;
  let rows = 0;
  for (const { name, columns, source } of await tablesOf(client, known, options)) {
    yield { is: 'table', name, columns };
    const counted = tally();
    for await (const text of inPieces(client.query(copyTo(`copy ${source} to stdout`)), maxRows)) {
      counted.add(text);
      yield { is: 'rows', text };
    }
    const end = counted.end();
    yield end;
    tables += 1;
    rows += end.rows;
  }
  yield { is: 'end', tables, rows };
}

/** Returns the last migration, and our tables after it. Throws StartError for a database that is not ours, or a newer release's. */
async function stateOf(client: ClientBase): Promise<{ migration: number; known: KnownTables }> {
  const migration = await newestApplied(client);
  if (migration === null) throw new StartError('There is nothing to copy: the database is empty.');
  const known = tablesAt(migration);
  if (known) return { migration, known };
  throw new StartError('A newer release has migrated the database: that one can copy it.');
}

async function tablesOf(client: ClientBase, known: KnownTables, { onForeign }: Options) {
  const { own, foreign } = splitForeign(await listTables(client), known);
  if (foreign.length > 0) onForeign?.(foreign);
  const schema = await findSchema(client);
  return [
    ...own.map((table) => ({ ...table, source: quoted({ schema, ...table }) })),
    { ...jobs, source: `(${jobsToCopy()})` },
  ];
}
