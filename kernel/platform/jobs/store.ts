import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Database, noticeWithinHalfAMinute, type Transaction } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Task } from './task.ts';

/** An arbitrary number that separates the workers' advisory locks from all others. */
const workerLocks = 7_260_312;

/** A job to enqueue. */
export interface Job<Payload> {
  payload: Payload;
  /** A job replaces a waiting one with the same key. */
  jobKey?: string;
}

/** Enqueues a job, which runs once the transaction commits. */
export async function enqueue<Payload>(
  tx: Transaction,
  task: Task<Payload>,
  payload: Payload,
  options: Omit<Job<Payload>, 'payload'> = {},
): Promise<void> {
  await enqueueAll(tx, task, [{ payload, ...options }]);
}

/** Enqueues many jobs in one statement. */
export async function enqueueAll<Payload>(
  tx: Transaction,
  task: Task<Payload>,
  jobs: readonly Job<Payload>[],
): Promise<void> {
  if (jobs.length === 0) return;
  await tx.execute(sql`
    select graphile_worker.add_job(
      identifier => ${task.name}::text,
      payload => job -> 'payload',
      job_key => job ->> 'jobKey')
    from json_array_elements(${JSON.stringify(jobs)}::json) as job`);
}

/** Marks a worker as alive for the lifetime of this connection. */
export async function holdWorkerLock(client: pg.PoolClient, workerId: string): Promise<void> {
  await client.query(noticeWithinHalfAMinute);
  await client.query('select pg_advisory_lock($1, hashtext($2))', [workerLocks, workerId]);
}

/**
 * Releases the jobs of dead workers, which graphile-worker itself would keep locked for four hours (product 15.5). Returns
 * the workers' ids.
 */
export async function releaseDeadWorkers(database: Database): Promise<string[]> {
  return inTransaction(database, async (tx) => {
    const locked = await tx.execute<{ id: string }>(sql`
      with holder as materialized
        (select distinct locked_by as id from graphile_worker.jobs where locked_by is not null)
      select id from holder where pg_try_advisory_xact_lock(${workerLocks}, hashtext(id))`);
    const dead = locked.rows.map((row) => row.id);
    if (dead.length > 0) await release(tx, dead);
    return dead;
  });
}

/**
 * Releases the jobs of these workers. One that another with the same key replaced while it ran has lost its key and all its
 * attempts: it would never run again nor go, so it is removed.
 */
async function release(tx: Transaction, workers: readonly string[]): Promise<void> {
  const ids = sql.param(workers);
  await tx.execute(sql`
    with replaced as materialized
      (select id from graphile_worker.jobs
       where locked_by = any (${ids}::text[]) and key is null and attempts >= max_attempts),
    unlocked as materialized (select graphile_worker.force_unlock_workers(${ids}::text[]))
    select graphile_worker.complete_jobs(array (select id from replaced)) from unlocked`);
}

/**
 * Returns those of these keys whose job runs, or waits for its first attempt. One that was written while the database's clock was ahead, by which
 * the queue goes, does not: its time has not come.
 */
export async function findUnderWay(database: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await database.execute<{ key: string }>(sql`
    select key from graphile_worker.jobs
    where key = any (${sql.param(keys)}::text[]) and (locked_at is not null or (attempts = 0 and run_at <= now()))`);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Lets jobs run that would wait for longer than the queue lets any wait after so many failures: the database's clock was ahead when they
 * were written, or failed. By that clock the queue goes, not by ours.
 */
export async function runLateJobs(database: Database): Promise<void> {
  await inTransaction(database, (tx) =>
    tx.execute(sql`
      select graphile_worker.reschedule_jobs(array (
        select id from graphile_worker.jobs
        where locked_at is null and attempts < max_attempts
          and run_at > now() + (case when attempts = 0 then 0 else exp(least(attempts, 10)) end + 60) * interval '1 second'
      ), run_at => now())`),
  );
}

/** The jobs of all workers: those that wait, those that run, and those that failed so often that they are not tried again. */
export interface JobFigures {
  waiting: number;
  running: number;
  failed: number;
}

/** Counts the jobs. */
export async function countJobs(database: Database): Promise<JobFigures> {
  const isTried = sql`attempts < max_attempts`;
  const { rows } = await database.execute<{ waiting: number; running: number; failed: number }>(sql`
    select
      count(*) filter (where locked_at is null and ${isTried})::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and not ${isTried})::int as failed
    from graphile_worker.jobs`);
  return rows[0] ?? { waiting: 0, running: 0, failed: 0 };
}
