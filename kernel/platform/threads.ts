import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { minute } from './clock.ts';
import { withDeadline } from './deadline.ts';

/** Threads that run one function, for work that might never end or take too much memory (decision 15). */
export interface Threads<Input, Output> {
  /**
   * Throws if the work takes longer than the limit, needs more memory or `signal` is aborted. The thread is then
   * ended and another takes its place.
   */
  run(input: Input, signal: AbortSignal): Promise<Output>;
  /** Ends the threads. */
  close(): Promise<void>;
}

export interface ThreadLimits {
  /** How many threads stay when there is nothing to do. The first work starts them. */
  minThreads: number;
  maxThreads: number;
  /** How long one piece of work may take, in milliseconds, from the moment it has a thread. */
  timeLimit: number;
}

/** The other threads are ended after a pause, which frees their memory. */
const idleTimeout = minute;

/** In MB for each thread. The largest input that the limits allow takes a fraction of it. */
const maxHeap = 128;

/** Runs the default export of the file at `entry`. */
export function createThreads<Input, Output>(entry: URL, limits: ThreadLimits): Threads<Input, Output> {
  let pool: Piscina<Input, Output> | undefined;
  // The time limit begins when a thread is free, not while others hold them.
  const free = pLimit(limits.maxThreads);
  return {
    run(input, signal) {
      pool ??= startThreads<Input, Output>(entry, limits);
      const started = pool;
      return free(() =>
        withDeadline(limits.timeLimit, signal, (ending) => started.run(input, { signal: ending })),
      );
    },
    close: async () => pool?.destroy(),
  };
}

function startThreads<Input, Output>(entry: URL, { minThreads, maxThreads }: ThreadLimits) {
  const pool = new Piscina<Input, Output>({
    filename: fileURLToPath(entry),
    minThreads,
    maxThreads,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: maxHeap },
    ...(entry.pathname.endsWith('.ts') && fromSource),
  });
  // A thread that ends while it has nothing to do is told of here alone. The next work has another one.
  return pool.on('error', (error: Error) => process.emitWarning(error));
}

/**
 * In development and in tests the entry is a source file. tsx loads it in the thread too, and is told where JSX
 * is set up.
 */
const fromSource = {
  execArgv: ['--import', 'tsx'],
  env: {
    ...process.env,
    TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../apps/server/tsconfig.json', import.meta.url)),
  },
};
