import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database, Transaction } from '../database/connect.ts';
import type { Task } from './task.ts';

/** Any number of our own, so that worker ids share no advisory lock with anything else. */
const workerLocks = 7_260_312;

/** A job to be queued. */
export interface Job<Payload> {
  payload: Payload;
  /** Of two jobs with one key that have not begun, only the later is kept. */
  jobKey?: string;
  /** An instant before which it is not run; left out, it runs at once. */
  runAt?: string;
}

/** Queues a job that runs once the transaction commits; a rolled-back one leaves nothing. */
export async function enqueue<Payload>(
  tx: Transaction,
  task: Task<Payload>,
  payload: Payload,
  options: Omit<Job<Payload>, 'payload'> = {},
): Promise<void> {
  await enqueueAll(tx, task, [{ payload, ...options }]);
}

/** The same for many, in one statement. */
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
      job_key => job ->> 'jobKey',
      run_at => (job ->> 'runAt')::timestamptz)
    from json_array_elements(${JSON.stringify(jobs)}::json) as job`);
}

/**
 * Marks a worker as alive for as long as this connection lives. Keep-alive probes let the server notice within half a
 * minute that a machine is gone which could not say so.
 */
export async function holdWorkerLock(client: pg.PoolClient, workerId: string): Promise<void> {
  await client.query(
    'set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
  );
  await client.query('select pg_advisory_lock($1, hashtext($2))', [workerLocks, workerId]);
}

/**
 * Gives back the jobs of workers that died, which graphile-worker itself would keep locked for four hours (design 6.4).
 * Answers their ids.
 */
export async function releaseDeadWorkers(database: Database): Promise<string[]> {
  return database.transaction(async (tx) => {
    const locked = await tx.execute<{ id: string }>(sql`
      with holder as materialized
        (select distinct locked_by as id from graphile_worker.jobs where locked_by is not null)
      select id from holder where pg_try_advisory_xact_lock(${workerLocks}, hashtext(id))`);
    const dead = locked.rows.map((row) => row.id);
    if (dead.length > 0)
      await tx.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(dead)}::text[])`);
    return dead;
  });
}
