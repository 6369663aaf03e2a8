import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createLog } from '../log.ts';
import { enqueue, holdWorkerLock, releaseDeadWorkers } from './store.ts';
import { defineTask, handle, type TaskHandler } from './task.ts';
import { startWorker, type Worker } from './worker.ts';

const note = defineTask('note', z.object({ text: z.string() }));
const log = createLog('silent');

const test = testDatabase();
let database: TestDatabase['database'];
const workers: Worker[] = [];
/** Lets the job of a test that holds one come to its end. */
let finish = () => {};

beforeEach(async () => {
  database = test.database;
  await database.execute(sql`delete from graphile_worker._private_jobs`);
});

afterEach(async () => {
  finish();
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
  it('queues a job with its transaction and none without', async () => {
    await database.transaction((tx) => enqueue(tx, note, { text: 'kept' }));
    const undone = database.transaction(async (tx) => {
      await enqueue(tx, note, { text: 'undone' });
      throw new Error('changed its mind');
    });
    await expect(undone).rejects.toThrow('changed its mind');

    const done: string[] = [];
    await work(handle(note, async ({ text }) => void done.push(text)));
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 5000);
    expect(done).toEqual(['kept']);
  });

  it('keeps the later of two jobs with one key', async () => {
    await database.transaction((tx) => enqueue(tx, note, { text: 'earlier' }, { jobKey: 'one' }));
    await database.transaction((tx) => enqueue(tx, note, { text: 'later' }, { jobKey: 'one' }));

    const done: string[] = [];
    await work(handle(note, async ({ text }) => void done.push(text)));
    await vi.waitFor(() => expect(done).toEqual(['later']), 5000);
  });

  it('waits until the given instant', async () => {
    await database.transaction(async (tx) => {
      await enqueue(
        tx,
        note,
        { text: 'tomorrow' },
        { runAt: new Date(Date.now() + 86_400_000).toISOString() },
      );
      await enqueue(tx, note, { text: 'now' });
    });

    const done: string[] = [];
    await work(handle(note, async ({ text }) => void done.push(text)));
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(1), 5000);
    expect(done).toEqual(['now']);
  });
});

describe('a worker', () => {
  it('fails a job whose payload has another shape, and keeps its error', async () => {
    await database.execute(sql`select graphile_worker.add_job('note', '{"text": 1}'::json)`);
    const ran = vi.fn(async () => undefined);
    await work(handle(note, ran));
    await vi.waitFor(async () => expect((await jobs())[0]?.last_error).toContain('expected string'), 5000);
    expect(ran).not.toHaveBeenCalled();
  });

  it('finishes the running job when it is stopped', async () => {
    await database.transaction((tx) => enqueue(tx, note, { text: 'slow' }));
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
    await expect(worker.ended).resolves.toBeUndefined();
  });

  it('leaves the jobs of a living worker alone, also after its connection was lost', async () => {
    await database.transaction((tx) => enqueue(tx, note, { text: 'long' }));
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await work(handle(note, () => finished));
    await vi.waitFor(async () => expect((await jobs())[0]?.locked_by).toMatch(/^pool-/), 5000);
    expect(await releaseDeadWorkers(database)).toEqual([]);

    const [lost] = await lifeSigns();
    await database.execute(sql`select pg_terminate_backend(${lost})`);
    await vi.waitFor(async () => {
      const signs = await lifeSigns();
      expect(signs).toHaveLength(1);
      expect(signs).not.toEqual([lost]);
    }, 5000);
    expect(await releaseDeadWorkers(database)).toEqual([]);
  });
});

describe('releaseDeadWorkers', () => {
  it('gives back what a worker held whose lock is free', async () => {
    await database.transaction((tx) => enqueue(tx, note, { text: 'held' }));
    await database.execute(sql`
      update graphile_worker._private_jobs set locked_by = 'pool-1', locked_at = now(), attempts = 1`);
    const alive = await database.$client.connect();
    await holdWorkerLock(alive, 'pool-1');
    expect(await releaseDeadWorkers(database)).toEqual([]);

    alive.release(true);
    await vi.waitFor(async () => expect(await releaseDeadWorkers(database)).toEqual(['pool-1']), 5000);
    expect(await jobs()).toMatchObject([{ locked_by: null }]);
  });
});

/** The server processes that hold a worker's lock in this database. */
async function lifeSigns(): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select pid from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ pid }) => pid);
}
