import { type CopyRecord, maxRow, maxRows } from '#platform/backup/records.ts';
import {
  damaged,
  fileOf,
  frameOf,
  framesOf,
  type HostileBackup,
  headerFrame,
  made,
  rowsFrame,
  sealedByChecksum,
  tableOf,
  withTables,
} from './hostile-files.fixture.ts';
import { endedFiles, resealedFiles } from './hostile-segments.fixture.ts';

const foreign = /^\S+ has a table or columns that its release had not: no release wrote it\.$/;

/** All files, made of a copy that is right. */
export async function hostileBackups(records: readonly CopyRecord[]): Promise<HostileBackup[]> {
  const plain = await fileOf(records, null);
  return [
    ...(await ofUnsealed(records)),
    ...ofHeaders(plain),
    ...endedFiles(plain),
    ...(await ofTables(records)),
    ...(await ofCounts(records)),
    ...(await resealedFiles(records)),
  ];
}

async function ofUnsealed(records: readonly CopyRecord[]): Promise<HostileBackup[]> {
  const [contents, ...rest] = records;
  if (contents?.is !== 'contents') throw new Error('a copy begins with its contents');
  const secretKeys: [string] = ['a key of the attacker, that is long enough'];
  const keyed = await fileOf([{ ...contents, secretKeys }, ...rest], null);
  const refused =
    /^\S+ is not encrypted, so anybody may have written it: --not-encrypted takes it all the same\.$/;
  return [
    { what: 'one without encryption', file: await fileOf(records, null), trusting: false, sentence: refused },
    { what: 'one without encryption that brings a key', file: keyed, trusting: false, sentence: refused },
    {
      what: 'one that brings a key, of which the operator says that it is not encrypted',
      file: keyed,
      trusting: true,
      sentence: /^\S+ has a secret key but is not encrypted: no release writes such a file\.$/,
    },
  ];
}

function ofHeaders(plain: Buffer): HostileBackup[] {
  const scrypt = { by: 'scrypt, aes-256-gcm', salt: '0'.repeat(32), check: '0'.repeat(64), r: 8, p: 1 };
  const headers: Record<string, Buffer> = {
    'escapes of a terminal in its release': headerFrame({ release: '\u001b]0;owned\u0007\u001b[2J1.0' }),
    'marks of direction in its release': headerFrame({ release: '1.0\u202e.txt' }),
    'a release of a million letters': headerFrame({ release: '1'.repeat(1_000_000) }),
    'a time with a second line': headerFrame({ made: `${made}\nRestored 3 rows` }),
    'a time of a thousand digits': headerFrame({ made: `2026-11-24T04:00:00.${'0'.repeat(1000)}Z` }),
    'a number that is none': Buffer.from(headerFrame().toString().replace('"format":1', '"format":1e999')),
    'brackets in brackets': Buffer.from('['.repeat(4000)),
    'a key that costs all memory': headerFrame({ encryption: { ...scrypt, n: 2 ** 30 } }),
    'a key that cannot be reckoned': headerFrame({ encryption: { ...scrypt, n: 2 ** 17 + 1 } }),
  };
  const [, , ...frames] = framesOf(plain);
  const all = Object.entries(headers).map(([what, frame]) => ({
    what: `a header with ${what}`,
    file: Buffer.concat([sealedByChecksum(frame), ...frames]),
    trusting: true,
    sentence: damaged,
  }));
  const two = sealedByChecksum(headerFrame(), headerFrame());
  return [...all, { what: 'two headers', file: two, trusting: true, sentence: damaged }];
}

async function ofTables(records: readonly CopyRecord[]): Promise<HostileBackup[]> {
  const first = records[1];
  if (first?.is !== 'table') throw new Error('a copy has tables');
  const columns = ['id'];
  const added: Record<string, [CopyRecord[], RegExp]> = {
    'a table of PostgreSQL': [tableOf('pg_proc', ['oid', 'proname'], '1\towned\n'), foreign],
    'one of its schema': [tableOf('pg_catalog.pg_event_trigger', ['oid'], '1\n'), foreign],
    'one of the information schema': [tableOf('information_schema.sql_features', ['feature_id']), foreign],
    'one of the job queue': [tableOf('graphile_worker._private_jobs', columns), foreign],
    'the journal of migrations': [tableOf('drizzle.__drizzle_migrations', columns), foreign],
    'one that nobody knows': [tableOf('\u001b[2Jnotes', columns), damaged],
    'a statement for a table': [tableOf(`person" (id) from program 'id' --`, columns), damaged],
    'a statement for a column': [tableOf('person', [`id") from program 'id' --`]), damaged],
    'a table twice': [tableOf(first.name, first.columns), foreign],
    'a column that it has not': [tableOf('person', ['id', 'ctid']), foreign],
  };
  const changed: Record<string, [CopyRecord[], RegExp]> = {
    'a column twice': [replacing(records, { ...first, columns: [...first.columns, 'id'] }), foreign],
    'a column less': [replacing(records, { ...first, columns: first.columns.slice(1) }), foreign],
    'a table less': [without(records, first.name), /^\S+ is not whole: it lacks the table [a-z_]+\.$/],
    'a migration to come': [laterThan(records), /^\S+ was made by a newer release: /],
  };
  const all = [
    ...Object.entries(added).map(([what, [tables, sentence]]) => ({
      what,
      file: withTables(records, ...tables),
      sentence,
    })),
    ...Object.entries(changed).map(([what, [file, sentence]]) => ({ what, file, sentence })),
  ];
  return Promise.all(
    all.map(async ({ what, file, sentence }) => {
      return { what: `one with ${what}`, file: await fileOf(file, null), trusting: true, sentence };
    }),
  );
}

function replacing(records: readonly CopyRecord[], table: CopyRecord): CopyRecord[] {
  return records.map((record, index) => (index === 1 ? table : record));
}

/** Leaves out a table with its rows. */
function without(records: readonly CopyRecord[], name: string): CopyRecord[] {
  const start = records.findIndex((record) => record.is === 'table' && record.name === name);
  const length = 1 + records.slice(start).findIndex(({ is }) => is === 'end of table');
  return withTables(records.toSpliced(start, length));
}

function laterThan(records: readonly CopyRecord[]): CopyRecord[] {
  return records.map((record) =>
    record.is === 'contents' ? { ...record, migration: record.migration + 1 } : record,
  );
}

async function ofCounts(records: readonly CopyRecord[]): Promise<HostileBackup[]> {
  const end = records.findIndex(({ is }) => is === 'end of table');
  const start = [headerFrame(), ...records.slice(0, 2).map(frameOf)];
  const files: Record<string, Buffer> = {
    'counts of rows that are wrong': await fileOf(
      records.map((record, index) => (index === end ? { ...record, rows: 5 } : record)),
      null,
    ),
    'more rows in all than it has': await fileOf(
      records.map((record) => (record.is === 'end' ? { ...record, rows: record.rows + 1 } : record)),
      null,
    ),
    'its tables in its end': await fileOf(records.toSpliced(end, 1), null),
    'rows outside of a table': await fileOf(records.toSpliced(1, 1), null),
    'contents twice': await fileOf([...records.slice(0, 1), ...records], null),
    'rows that unfold to more than was written': sealedByChecksum(
      ...start,
      rowsFrame(Buffer.alloc(maxRows + 1)),
    ),
    'a row without an end': sealedByChecksum(
      ...start,
      ...Array.from({ length: maxRow / maxRows + 1 }, () => rowsFrame(Buffer.alloc(maxRows))),
    ),
    'a frame of a kind that is unknown': sealedByChecksum(headerFrame(), Buffer.from('X{}')),
  };
  return Object.entries(files).map(([what, file]) => {
    return { what: `one with ${what}`, file, trusting: true, sentence: damaged };
  });
}
