import { Logger, run, type TaskList } from 'graphile-worker';
import { second } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { type PeriodicTask, startPeriodicTasks } from './periodic-tasks.ts';
import { releaseDeadWorkers } from './store.ts';
import type { TaskHandler } from './task.ts';
import { createWorkerLease, type WorkerLease } from './worker-lease.ts';

export interface WorkerOptions {
  /** Each running job may use two of its connections; the worker itself uses two more. */
  database: Database;
  log: Log;
  tasks: readonly TaskHandler[];
  /** The tasks it runs periodically. */
  periodicTasks?: readonly PeriodicTask[];
  /** How many jobs run at once. */
  concurrency?: number;
}

export interface Worker {
  /** Takes no further job and waits for the running ones; after ten seconds it aborts them. */
  stop(): Promise<void>;
  /** Resolves when stopped; rejects when the worker ended without being stopped. */
  ended: Promise<void>;
}

/** Twice a minute, so that a killed worker's jobs run again within a minute (product 15.5). */
const releaseEvery = 30 * second;

/** Starts a worker. The queue's tables must exist (`migrate`). */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { database, log } = options;
  const lease = createWorkerLease(database, log);
  const runner = await run({
    pgPool: database.$client,
    taskList: taskList(options.tasks),
    parsedCronItems: [],
    concurrency: options.concurrency ?? 4,
    gracefulShutdownAbortTimeout: 10 * second,
    noHandleSignals: true,
    logger: queueLogger(log),
    preset: {
      plugins: [holdsWorkerLease(lease)],
      // With a delay, results go through a queue that `stop` waits for; without one nothing waits for them.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  });
  const periodicTasks = startPeriodicTasks(
    [releaseDeadWorkersTask(database, log), ...(options.periodicTasks ?? [])],
    log,
  );
  let running = true;
  const ended = runner.promise.finally(() => {
    running = false;
  });
  return {
    ended,
    async stop() {
      await Promise.all([periodicTasks.stop(), running ? runner.stop() : null]);
      lease.release();
    },
  };
}

function taskList(tasks: readonly TaskHandler[]): TaskList {
  const list: TaskList = {};
  for (const task of tasks) list[task.name] = (payload, { abortSignal }) => task.run(payload, abortSignal);
  return list;
}

/** Acquires the lease before the first job is taken: without it, the job would be released to another worker. */
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

function releaseDeadWorkersTask(database: Database, log: Log): PeriodicTask {
  return {
    name: 'release dead workers',
    every: releaseEvery,
    async run() {
      const workers = await releaseDeadWorkers(database);
      if (workers.length > 0) log.warn({ workers }, 'the jobs of dead workers were released');
    },
  };
}

/** Logs the queue's errors and warnings at their level, and all other messages at debug level. */
function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
