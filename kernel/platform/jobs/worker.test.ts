import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../database/transaction.ts';
import { createLog } from '../log.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { enqueue, findUnderWay, holdWorkerLock, releaseDeadWorkers } from './store.ts';
import { defineTask, handle, type TaskHandler } from './task.ts';
import { startWorker, type Worker } from './worker.ts';

const note = defineTask('note', z.object({ text: z.string() }));
const log = createLog('silent');

const test = testDatabase();
let database: TestDatabase['database'];
const workers: Worker[] = [];
/** Lets a test's running job finish. */
let finish = () => {};

beforeEach(async () => {
  database = test.database;
  await database.execute(sql`delete from graphile_worker._private_jobs`);
});

afterEach(async () => {
  finish();
  await database.execute('drop function if exists refuse cascade');
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

async function work(...tasks: TaskHandler[]): Promise<Worker> {
  const worker = await startWorker({ database, log, tasks });
  workers.push(worker);
  return worker;
}

async function jobs(): Promise<{ locked_by: string | null; last_error: string | null }[]> {
  const { rows } = await database.execute<{ locked_by: string | null; last_error: string | null }>(
    sql`select locked_by, last_error from graphile_worker.jobs order by id`,
  );
  return rows;
}

describe('enqueue', () => {
  it('enqueues a job when its transaction commits, not when it is rolled back', async () => {
    await inTransaction(database, (tx) => enqueue(tx, note, { text: 'kept' }));
    const undone = inTransaction(database, async (tx) => {
      await enqueue(tx, note, { text: 'undone' });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');

    const done: string[] = [];
    await work(handle(note, async ({ text }) => void done.push(text)));
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 5000);
    expect(done).toEqual(['kept']);
  });

  it('keeps the later of two jobs with the same key', async () => {
    await inTransaction(database, (tx) => enqueue(tx, note, { text: 'earlier' }, { jobKey: 'one' }));
    await inTransaction(database, (tx) => enqueue(tx, note, { text: 'later' }, { jobKey: 'one' }));

    const done: string[] = [];
    await work(handle(note, async ({ text }) => void done.push(text)));
    await vi.waitFor(() => expect(done).toEqual(['later']), 5000);
  });

  it('runs a job at once that was written, or has failed, while the database’s clock was ahead', async () => {
    await inTransaction(database, async (tx) => {
      await enqueue(tx, note, { text: 'written' }, { jobKey: 'written' });
      await enqueue(tx, note, { text: 'failed' }, { jobKey: 'failed' });
      await enqueue(tx, note, { text: 'failed just now' });
      await tx.execute(sql`
        update graphile_worker._private_jobs set run_at = run_at + interval '25 hours' where key is not null`);
      await tx.execute(sql`
        update graphile_worker._private_jobs set attempts = 3, run_at = run_at + interval '20 seconds'
        where payload ->> 'text' like 'failed%'`);
    });
    expect(await findUnderWay(database, ['written'])).toEqual(new Set());

    const done: string[] = [];
    await work(handle(note, async ({ text }) => void done.push(text)));
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['failed', 'written']), 5000);
    expect(await jobs()).toHaveLength(1);
  });
});

describe('a worker', () => {
  it('fails a job whose payload is invalid, and records the error', async () => {
    await database.execute(sql`select graphile_worker.add_job('note', '{"text": 1}'::json)`);
    const ran = vi.fn(async () => undefined);
    await work(handle(note, ran));
    await vi.waitFor(async () => expect((await jobs())[0]?.last_error).toContain('expected string'), 5000);
    expect(ran).not.toHaveBeenCalled();
  });

  it('finishes the running job when it is stopped', async () => {
    await inTransaction(database, (tx) => enqueue(tx, note, { text: 'slow' }));
    let begun = false;
    let ended = false;
    const worker = await startWorker({
      database,
      log,
      tasks: [
        handle(note, async () => {
          begun = true;
          await new Promise((resolve) => setTimeout(resolve, 500));
          ended = true;
        }),
      ],
    });
    await vi.waitFor(() => expect(begun).toBe(true), 5000);
    await worker.stop();
    expect(ended).toBe(true);
    expect(await jobs()).toEqual([]);
  });

  it('that is stopped gives back a job that it aborts, which is no error [15.40]', async () => {
    await inTransaction(database, (tx) => enqueue(tx, note, { text: 'endless' }));
    const lines: string[] = [];
    const endless = (_: unknown, signal: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const tasks = [handle(note, endless)];
    const logTo = createLog('info', { write: (line) => lines.push(line) });
    const worker = await startWorker({ database, log: logTo, tasks, abortAfter: 100 });
    await vi.waitFor(async () => expect((await jobs())[0]?.locked_by).toMatch(/^pool-/), 5000);
    await worker.stop();
    expect(await jobs()).toMatchObject([{ locked_by: null }]);
    expect(lines.map((line) => JSON.parse(line).level)).toEqual([30]);
  });

  it('keeps the jobs of a running worker locked, also after its connection was lost', async () => {
    await inTransaction(database, (tx) => enqueue(tx, note, { text: 'long' }));
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await work(handle(note, () => finished));
    await vi.waitFor(async () => expect((await jobs())[0]?.locked_by).toMatch(/^pool-/), 5000);
    expect(await releaseDeadWorkers(database)).toEqual([]);

    const [lost] = await leaseHolders();
    await database.execute(sql`select pg_terminate_backend(${lost})`);
    await vi.waitFor(async () => {
      const holders = await leaseHolders();
      // The job's runner has its lease again, and the next runner has its own.
      expect(holders).toHaveLength(2);
      expect(holders).not.toContain(lost);
    }, 5000);
    expect(await releaseDeadWorkers(database)).toEqual([]);
  });
});

/** A job that runs until it is released, and the texts of the other jobs, in the order in which they ran. */
function heldJob() {
  const texts: string[] = [];
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const task = handle(note, async ({ text }) => {
    texts.push(text);
    if (text === 'held') await held;
  });
  return { task, texts };
}

async function add(text: string): Promise<void> {
  await inTransaction(database, (tx) => enqueue(tx, note, { text }));
}

/** Adds a job after the pool has noticed which of its connections are lost. */
async function addSoon(text: string): Promise<void> {
  await vi.waitFor(() => add(text), 5000);
}

describe('a worker whose database was away goes on', () => {
  it('after a job ended whose result could not be written [15.9]', async () => {
    const { task, texts } = heldJob();
    await work(task);
    await add('held');
    await vi.waitFor(() => expect(texts).toEqual(['held']), 5000);
    const before = await leaseHolders();
    await database.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'The disk is full.'; end $$`);
    await database.execute(sql`
      create trigger refuse before delete on graphile_worker._private_jobs execute function refuse()`);
    finish();
    await vi.waitFor(async () => {
      const holders = await leaseHolders();
      expect(holders).toHaveLength(1);
      expect(holders).not.toEqual(before);
    }, 5000);
    await database.execute('drop function refuse cascade');
    await add('next');
    await vi.waitFor(() => expect(texts).toContain('next'), 10_000);
  });

  it('and stops, though the result of a job was written after that of another could not be [15.9]', async () => {
    const ends = new Map<string, (failure?: Error) => void>();
    const end = ({ text }: { text: string }) =>
      new Promise<void>((resolve, reject) => {
        ends.set(text, (failure) => (failure ? reject(failure) : resolve()));
      });
    const worker = await work(handle(note, end));
    for (const text of ['refused', 'written', 'failing']) await add(text);
    await vi.waitFor(() => expect(ends.size).toBe(3), 5000);
    await database.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'The disk is full.'; end $$`);
    await database.execute(sql`
      create trigger refuse before delete on graphile_worker._private_jobs execute function refuse()`);
    ends.get('refused')?.();
    await vi.waitFor(async () => expect(await leaseHolders()).toHaveLength(2), 5000);
    await database.execute('drop function refuse cascade');
    ends.get('written')?.();
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(2), 5000);
    ends.get('failing')?.(new Error('It cannot be done.'));
    await worker.stop();
    // PostgreSQL frees the lock of a closed connection a moment later.
    await vi.waitFor(async () => expect(await leaseHolders()).toEqual([]), 5000);
  });

  it('after all its connections were lost while a job ran [15.9]', async () => {
    const { task, texts } = heldJob();
    await work(task);
    await add('held');
    await vi.waitFor(() => expect(texts).toEqual(['held']), 5000);
    await loseConnections();
    finish();
    await addSoon('next');
    await vi.waitFor(() => expect(texts).toContain('next'), 10_000);
    await vi.waitFor(async () => expect(await leaseHolders()).toHaveLength(1), 5000);
  });

  it('beside a job that still runs, whose lock it keeps until it ends [15.9]', async () => {
    const { task, texts } = heldJob();
    await work(task);
    await add('held');
    await vi.waitFor(() => expect(texts).toEqual(['held']), 5000);
    await loseConnections();
    await addSoon('next');
    await vi.waitFor(() => expect(texts).toEqual(['held', 'next']), 10_000);
    await vi.waitFor(async () => expect(await leaseHolders()).toHaveLength(2), 5000);
    expect(await releaseDeadWorkers(database)).toEqual([]);
    finish();
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 5000);
  });
});

it('two workers of one process take each the tasks of its own', async () => {
  const other = defineTask('other', note.payload);
  const done: string[] = [];
  await work(handle(note, async ({ text }) => void done.push(`note ${text}`)));
  await work(handle(other, async ({ text }) => void done.push(`other ${text}`)));
  await inTransaction(database, async (tx) => {
    await enqueue(tx, note, { text: 'one' });
    await enqueue(tx, other, { text: 'two' });
  });
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['note one', 'other two']), 5000);
});

/** Ends all connections to this database, as a restart of the server does. */
async function loseConnections(): Promise<void> {
  await database.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}

describe('releaseDeadWorkers', () => {
  it('releases the jobs of a worker that no longer holds its lease', async () => {
    await inTransaction(database, (tx) => enqueue(tx, note, { text: 'held' }));
    await database.execute(sql`
      update graphile_worker._private_jobs set locked_by = 'pool-1', locked_at = now(), attempts = 1`);
    const alive = await database.$client.connect();
    await holdWorkerLock(alive, 'pool-1');
    expect(await releaseDeadWorkers(database)).toEqual([]);

    alive.release(true);
    await vi.waitFor(async () => expect(await releaseDeadWorkers(database)).toEqual(['pool-1']), 5000);
    expect(await jobs()).toMatchObject([{ locked_by: null }]);
  });

  it('removes a job that another replaced while its dead worker ran it', async () => {
    const replaceable = { jobKey: 'one key' };
    await inTransaction(database, (tx) => enqueue(tx, note, { text: 'first' }, replaceable));
    await database.execute(sql`
      update graphile_worker._private_jobs set locked_by = 'pool-1', locked_at = now(), attempts = 1`);
    await inTransaction(database, (tx) => enqueue(tx, note, { text: 'second' }, replaceable));
    expect(await jobs()).toMatchObject([{ locked_by: 'pool-1' }, { locked_by: null }]);
    expect(await releaseDeadWorkers(database)).toEqual(['pool-1']);
    const { rows } = await database.execute(sql`select key, attempts from graphile_worker.jobs`);
    expect(rows).toEqual([{ key: 'one key', attempts: 0 }]);
  });
});

/** Returns the ids of the PostgreSQL backends that hold a worker's lease in this database. */
async function leaseHolders(): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select pid from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ pid }) => pid);
}
