import type { Logger as QueueLogger, TaskList } from 'graphile-worker';
import { second } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { Logger, run } from './graphile-worker.ts';
import type { Run } from './supervise.ts';
import type { TaskHandler } from './task.ts';
import { createWorkerLease, type WorkerLease } from './worker-lease.ts';

export interface RunnerOptions {
  database: Database;
  log: Log;
  tasks: readonly TaskHandler[];
  concurrency: number;
  /** How long running jobs may take after a stop before they are aborted, in milliseconds. */
  abortAfter?: number;
}

type Runner = Awaited<ReturnType<typeof run>>;

/**
 * Starts one runner of the queue, which lives as long as the database serves it. graphile-worker itself ends a
 * runner if a job's result cannot be written. We end it also if its lease is lost or a job cannot be fetched.
 * That job may have been locked for this runner without its knowledge, and only the runner's end frees the lock
 * (product 15.5).
 */
export async function startRunner(options: RunnerOptions): Promise<Run> {
  const { database, log, tasks, concurrency, abortAfter = 10 * second } = options;
  const lease = createWorkerLease(database, log);
  const runner = await run({
    pgPool: database.$client,
    taskList: taskList(tasks),
    parsedCronItems: [],
    concurrency,
    gracefulShutdownAbortTimeout: abortAfter,
    noHandleSignals: true,
    logger: queueLogger(log),
    preset: {
      plugins: [holdsWorkerLease(lease)],
      // With a delay, results go through a queue that `stop` waits for; without one, nothing waits for them.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  });
  let working = false;
  runner.events.once('job:start', () => {
    working = true;
  });
  runner.events.once('worker:getJob:empty', () => {
    working = true;
  });
  return { ended: endOf(runner, lease), hasWorked: () => working, stop: stopOf(runner, lease) };
}

/** Resolves when the runner ends or must end. */
function endOf({ events, promise }: Runner, lease: WorkerLease): Promise<void> {
  return new Promise((resolve) => {
    events.once('worker:getJob:error', () => resolve());
    events.once('pool:gracefulShutdown', () => resolve());
    void lease.lost.then(resolve);
    promise.then(resolve, resolve);
  });
}

/**
 * For how long the results of the last jobs may be written after those have ended, in milliseconds. graphile-worker 0.17 counts a
 * result twice that is written after another one failed, and then waits for ever.
 */
const longestWriting = 5 * second;

/** Returns a function that stops the runner, which keeps its lease until its last job is done. */
function stopOf(runner: Runner, lease: WorkerLease): () => Promise<void> {
  let stopping = false;
  runner.events.once('stop', () => {
    stopping = true;
  });
  const written = new Promise<void>((resolve) => {
    runner.events.once('pool:gracefulShutdown:complete', () => setTimeout(resolve, longestWriting).unref());
  });
  const finish = async () => {
    if (!stopping) await runner.stop();
    await runner.promise;
  };
  return async () => {
    try {
      await Promise.race([finish(), written]);
    } finally {
      lease.release();
    }
  };
}

/** A job that a stop has ended is not done, and will be. */
class JobReturned extends Error {}

function taskList(tasks: readonly TaskHandler[]): TaskList {
  const list: TaskList = {};
  for (const task of tasks)
    list[task.name] = async (payload, { abortSignal }) => {
      try {
        await task.run(payload, abortSignal);
      } catch (error) {
        throw abortSignal?.aborted ? new JobReturned('the worker stops', { cause: error }) : error;
      }
    };
  return list;
}

/** Acquires the lease before the first job is taken; without the lease, another worker would be given the job. */
function holdsWorkerLease(lease: WorkerLease): GraphileConfig.Plugin {
  let acquired: Promise<void> | null = null;
  return {
    name: 'WorkerLeasePlugin',
    version: '1.0.0',
    worker: {
      hooks: {
        async startWorker(_worker, { worker }) {
          acquired ??= lease.acquire(worker.workerPool.id);
          await acquired;
        },
      },
    },
  };
}

/** Logs the queue's errors and warnings at their level, and all other messages at debug level. A stop is no error. */
function queueLogger(log: Log): QueueLogger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.error instanceof JobReturned) log.info('a job was given back, because the worker stops');
    else if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
