import { sql } from 'drizzle-orm';
import { NIL } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CopyRecord } from '../../backup/records.ts';
import { createLog } from '../../log.ts';
import { testDatabase } from '../../testing/database.ts';
import { connect, type Database } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { journal, upTo } from '../migrations.fixture.ts';
import { loadCopy } from './load-copy.ts';
import { readCopy } from './read-copy.ts';

const read = (database: Database) => readCopy(database, { secretKeys: null });
const load = (database: Database, records: AsyncIterable<CopyRecord>) =>
  loadCopy(database, records, { name: 'the copy', finish: async () => {} });

const source = testDatabase();
const target = testDatabase('template1');

/** More than fits between PostgreSQL and a reader that waits. */
async function fill(): Promise<void> {
  await source.database.execute(sql`
    insert into audit_event (organization_id, id, "when", event, ips, user_agent)
    select ${NIL}, gen_random_uuid(), '2026-11-24', 'sign-out', '{}', repeat('agent ', 100)
    from generate_series(1, 12000)`);
}

async function tablesIn(database: Database): Promise<number> {
  const { rows } = await database.execute<{ tables: number }>(sql`
    select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace`);
  return rows[0]?.tables ?? -1;
}

/** Does something after so many records. */
async function* after(
  number: number,
  records: AsyncIterable<CopyRecord>,
  act: () => Promise<void>,
): AsyncGenerator<CopyRecord> {
  let passed = 0;
  for await (const record of records) {
    if (passed === number) await act();
    passed += 1;
    yield record;
  }
}

/** Ends all other connections to a database, as a restart of PostgreSQL does. */
async function breakConnections({ database, connection }: typeof source): Promise<void> {
  await database.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${connection.database} and pid <> pg_backend_pid()`);
}

describe('loading a copy', () => {
  it.each([3, 20, 60])(
    'that breaks off after %i records leaves the database empty [15.23]',
    async (number) => {
      const broken = after(number, read(source.database), () => Promise.reject(new Error('it breaks off')));
      await expect(load(target.database, broken)).rejects.toThrow('it breaks off');
      expect(await tablesIn(target.database)).toBe(0);
    },
  );

  it('leaves the database empty if its connection is lost, and says so [15.23]', async () => {
    await fill();
    const lost = after(40, read(source.database), () => breakConnections(target));
    await expect(load(target.database, lost)).rejects.toThrow(
      /^The database failed: .+ Nothing was loaded\.$/,
    );
    expect(await tablesIn(target.database)).toBe(0);
  });

  it('leaves the database empty if the one that is read loses its connection [15.23]', async () => {
    const lost = after(5, read(source.database), () => breakConnections(source));
    await expect(load(target.database, lost)).rejects.toThrow(/^The database failed: .+ not whole\.$/);
    expect(await tablesIn(target.database)).toBe(0);
  });

  it('refuses a table that has other rows than its end tells of [15.23]', async () => {
    const fewer = (async function* () {
      for await (const record of read(source.database))
        yield record.is === 'end of table' && record.rows > 0 ? { ...record, rows: record.rows - 1 } : record;
    })();
    await expect(load(target.database, fewer)).rejects.toThrow('audit_event has 12000 of 11999 rows');
    expect(await tablesIn(target.database)).toBe(0);
  });

  it('refuses the copy of a newer release [15.23]', async () => {
    const newer = (async function* () {
      for await (const record of read(source.database))
        yield record.is === 'contents' ? { ...record, migration: record.migration + 1 } : record;
    })();
    await expect(load(target.database, newer)).rejects.toThrow('the copy was made by a newer release');
    expect(await tablesIn(target.database)).toBe(0);
  });

  it('refuses a database that is not empty, and changes nothing [15.23]', async () => {
    await target.database.execute(sql`create table notes as select 1 as number`);
    onTestFinished(() => void target.database.execute(sql`drop table notes`));
    await expect(load(target.database, read(source.database))).rejects.toThrow(
      'The database is not empty, it has the table notes: nothing was changed.',
    );
    expect(await tablesIn(target.database)).toBe(1);
  });
});

describe('reading a copy', () => {
  it('frees its connection when its reader gives up in the middle of a table [15.20]', async () => {
    for await (const record of read(source.database)) if (record.is === 'rows') break;
    const copies = async () => {
      const { rows } = await source.database.execute(sql`
        select query from pg_stat_activity where datname = current_database() and query like 'copy%'`);
      return rows;
    };
    await expect.poll(copies, { timeout: 10_000 }).toEqual([]); // the server notices the end a moment later
  });

  it('refuses an empty database, and one that a newer release has migrated [15.23]', async () => {
    const first = (database: Database) => read(database).next();
    await expect(first(target.database)).rejects.toThrow('There is nothing to copy: the database is empty.');
    await source.database.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
    onTestFinished(async () => {
      await source.database.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
    });
    await expect(first(source.database)).rejects.toThrow('A newer release has migrated the database');
  });
});

describe('a role that is no superuser', () => {
  const plain = testDatabase('template1');

  it('can load a copy, read one, and start [15.23]', async () => {
    const role = `plain_${Date.now()}`;
    const { database, connection } = plain;
    await database.execute(
      sql.raw(`create role ${role} login; alter database ${connection.database} owner to ${role}`),
    );
    const own = connect({ ...connection, user: role }, { log: createLog('fatal') });
    try {
      await load(own, read(source.database));
      await migrate(own);
      let rows = 0;
      for await (const record of read(own)) if (record.is === 'end') rows = record.rows;
      expect(rows).toBe(12_000);
    } finally {
      await own.$client.end();
      await database.execute(sql.raw(`reassign owned by ${role} to current_user; drop role ${role}`));
    }
  });
});

describe('a migration', () => {
  const older = testDatabase('template1');

  it('waits until a copy is made, and one that has nothing to do does not [15.20]', async () => {
    const former = await upTo(journal.entries.at(-2)?.tag ?? '');
    await migrate(older.database, former);
    const records = read(older.database);
    await records.next();
    await migrate(older.database, former);
    let migrated = false;
    const migrating = migrate(older.database).then(() => {
      migrated = true;
    });
    for await (const record of records) expect([record.is, migrated]).toEqual([record.is, false]);
    await migrating;
  });
});
