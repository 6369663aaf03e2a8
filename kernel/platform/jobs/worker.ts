import { second } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { type PeriodicTask, startPeriodicTasks } from './periodic-tasks.ts';
import { startRunner } from './runner.ts';
import { releaseDeadWorkers, runLateJobs } from './store.ts';
import { supervise } from './supervise.ts';
import type { TaskHandler } from './task.ts';

export interface WorkerOptions {
  /** Each running job may use two of its connections; the worker itself uses two more. */
  database: Database;
  log: Log;
  tasks: readonly TaskHandler[];
  /** The tasks it runs periodically. */
  periodicTasks?: readonly PeriodicTask[];
  /** How many jobs run at once. */
  concurrency?: number;
  /** How long a stop waits for the running jobs before it aborts them: ten seconds unless told, in milliseconds. */
  abortAfter?: number;
}

export interface Worker {
  /** Whether it takes jobs just now: not while the database is away, and until another runner has taken over. */
  isWorking(): boolean;
  /** Lets another runner take over, in case the one that runs does nothing any more. */
  renew(): void;
  /** Takes no further job and waits for the running ones; after a while it aborts them. */
  stop(): Promise<void>;
}

/** Twice a minute, so that a killed worker's jobs run again within a minute (product 15.5). */
const releaseEvery = 30 * second;

/**
 * Starts a worker, which survives outages of the database. A process may have several, each with its own tasks.
 * The queue's tables must exist (`migrate`). Rejects if the database cannot be reached now.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { database, log, concurrency = 4 } = options;
  const runners = await supervise(() => startRunner({ ...options, concurrency }), log);
  const periodicTasks = startPeriodicTasks(
    [releaseDeadWorkersTask(database, log), lateJobsTask(database), ...(options.periodicTasks ?? [])],
    log,
  );
  return {
    isWorking: runners.isWorking,
    renew: runners.renew,
    async stop() {
      await Promise.all([periodicTasks.stop(), runners.stop()]);
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

function lateJobsTask(database: Database): PeriodicTask {
  return { name: 'run late jobs', every: releaseEvery, run: () => runLateJobs(database) };
}
