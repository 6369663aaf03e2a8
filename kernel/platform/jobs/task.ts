import type { z } from 'zod';

/** A kind of background job: its name in the queue and the schema of its payload (only ids, never a secret). */
export interface Task<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
}

export function defineTask<Payload>(name: string, payload: z.ZodType<Payload>): Task<Payload> {
  return { name, payload };
}

/** A task with its handler. */
export interface TaskHandler {
  name: string;
  /** A stopping worker aborts `signal` when it has waited long enough; the handler then throws to return the job. */
  run(payload: unknown, signal: AbortSignal): Promise<void>;
}

/**
 * Combines a task with its handler, which must be idempotent: a worker that loses its connection loses its lock
 * on the job while the job still runs. An invalid payload fails the job, which records the error.
 */
export function handle<Payload>(
  task: Task<Payload>,
  work: (payload: Payload, signal: AbortSignal) => Promise<void>,
): TaskHandler {
  return { name: task.name, run: (payload, signal) => work(task.payload.parse(payload), signal) };
}
