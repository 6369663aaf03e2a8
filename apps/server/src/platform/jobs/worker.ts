import { Logger, run, type TaskList } from 'graphile-worker';
import { second } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { createLifeSign, type LifeSign } from './life-sign.ts';
import { type Round, startRounds } from './rounds.ts';
import { releaseDeadWorkers } from './store.ts';
import type { TaskHandler } from './task.ts';

export interface WorkerOptions {
  /** Each running job may take two of its connections, and the worker keeps two more for itself. */
  database: Database;
  log: Log;
  tasks: readonly TaskHandler[];
  /** What it does periodically beside the jobs. */
  rounds?: readonly Round[];
  /** Jobs at once. */
  concurrency?: number;
}

export interface Worker {
  /** Takes no further job and waits for the running ones; those that last longer than ten seconds are told to give up. */
  stop(): Promise<void>;
  /** Resolves when stopped; rejects when it ended by itself, after which no job is done any more. */
  ended: Promise<void>;
}

/** Twice a minute, so that a job of a killed worker is taken up again within one (design 6.4). */
const releaseEvery = 30 * second;

/** Starts doing jobs. The queue's tables must be there (`migrate`). */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { database, log } = options;
  const lifeSign = createLifeSign(database, log);
  const runner = await run({
    pgPool: database.$client,
    taskList: taskList(options.tasks),
    parsedCronItems: [],
    concurrency: options.concurrency ?? 4,
    gracefulShutdownAbortTimeout: 10 * second,
    noHandleSignals: true,
    logger: queueLogger(log),
    preset: {
      plugins: [givesLifeSign(lifeSign)],
      // results are written by a queue that `stop` waits for; without it nothing waits for them
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  });
  const rounds = startRounds([releaseRound(database, log), ...(options.rounds ?? [])], log);
  let running = true;
  const ended = runner.promise.finally(() => {
    running = false;
  });
  return {
    ended,
    async stop() {
      await Promise.all([rounds.stop(), running ? runner.stop() : null]);
      lifeSign.end();
    },
  };
}

function taskList(tasks: readonly TaskHandler[]): TaskList {
  const list: TaskList = {};
  for (const task of tasks) list[task.name] = (payload, { abortSignal }) => task.run(payload, abortSignal);
  return list;
}

/** The lock must be held before the first job is taken: a job held without one would be given to somebody else. */
function givesLifeSign(lifeSign: LifeSign): GraphileConfig.Plugin {
  let given: Promise<void> | null = null;
  return {
    name: 'LifeSignPlugin',
    version: '1.0.0',
    worker: {
      hooks: {
        async startWorker(_worker, { worker }) {
          given ??= lifeSign.give(worker.workerPool.id);
          await given;
        },
      },
    },
  };
}

function releaseRound(database: Database, log: Log): Round {
  return {
    name: 'release dead workers',
    every: releaseEvery,
    async run() {
      const workers = await releaseDeadWorkers(database);
      if (workers.length > 0) log.warn({ workers }, 'the jobs of dead workers were given back');
    },
  };
}

/** The queue's own messages: errors and warnings as they are, its bookkeeping as details. */
function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
