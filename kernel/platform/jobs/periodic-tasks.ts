import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** A task that a worker runs when it starts, and then repeatedly with a pause after each run. */
export interface PeriodicTask {
  name: string;
  /** The pause, in milliseconds. */
  every: number;
  /** A worker that stops aborts the signal, for what takes long to end early. */
  run(signal?: AbortSignal): Promise<void>;
}

/** Starts the tasks. A failed one is logged and runs again after its pause. `stop` waits for running tasks. */
export function startPeriodicTasks(tasks: readonly PeriodicTask[], log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  setMaxListeners(tasks.length, stopping.signal); // each waits with one, and Node warns of more than ten
  const running = tasks.map((task) => repeat(task, log, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function repeat(task: PeriodicTask, log: Log, signal: AbortSignal): Promise<void> {
  let stopped = false;
  while (!stopped) {
    await task
      .run(signal)
      .catch((err: unknown) => log.error({ err, task: task.name }, 'a periodic task failed'));
    // Rejects only when the tasks are stopped.
    stopped = await wait(task.every, false, { signal }).catch(() => true);
  }
}
