import { ApiError, foreignAnswerError, networkError } from '../http/api-error.ts';
import type { QueuedWrite, Refusal, Sender } from './queue.ts';

/** Milliseconds after which a call that is not answered counts as lost. */
const patience = 30_000;

/**
 * Statuses that say nothing of the write itself: no answer of our server (0), an ended session, a call that came too slowly or
 * too early, and too many calls.
 */
const passing = [0, 401, 408, 425, 429];

/** Returns why a write was refused for good; null if sending it again may help. */
export function refusalOf(error: unknown): Refusal | null {
  // Any error but an ApiError is an answer that broke off, and says nothing.
  if (!(error instanceof ApiError) || passing.includes(error.status) || error.status >= 500) return null;
  const { status, code, message, issues } = error;
  return { status, code, message, issues };
}

/**
 * Returns the server's sentence if it takes the write later (429), because there were too many of its kind; null
 * for any other outcome.
 */
export function putOffOf(error: unknown): string | null {
  return error instanceof ApiError && error.status === 429 ? error.message : null;
}

/** Whether not our server answered, but what is before it. */
export function isForeignAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.code === foreignAnswerError().code;
}

/** Sends a write, and waits no longer than half a minute. Throws ApiError. */
export async function sendInTime<A>(send: Sender<A>, write: QueuedWrite, maySend: () => boolean): Promise<A> {
  const given = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(networkError());
      given.abort();
    }, patience);
  });
  try {
    return await Promise.race([send(write, given.signal, maySend), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
