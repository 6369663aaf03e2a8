import type { z } from 'zod';

/** A kind of background job: its name in the queue, and the shape of what it is given (ids only, never a secret). */
export interface Task<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
}

export function defineTask<Payload>(name: string, payload: z.ZodType<Payload>): Task<Payload> {
  return { name, payload };
}

/** A task together with what does it. */
export interface TaskHandler {
  name: string;
  /** `signal` is aborted when the worker has waited long enough to stop; the job is then given back by throwing. */
  run(payload: unknown, signal: AbortSignal): Promise<void>;
}

/**
 * Ties a task to its work, which must bear being done twice: a worker may lose its connection, and with it its hold on a job,
 * while it is still at it. A payload of another shape fails the job, which keeps its error.
 */
export function handle<Payload>(
  task: Task<Payload>,
  work: (payload: Payload, signal: AbortSignal) => Promise<void>,
): TaskHandler {
  return { name: task.name, run: (payload, signal) => work(task.payload.parse(payload), signal) };
}
