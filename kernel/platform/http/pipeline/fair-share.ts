import { tooManyRequests } from './app-error.ts';

interface Share {
  /** How much work of one key runs at the same time. */
  running: number;
  /** How much more of it may wait. */
  waiting: number;
}

/** Of one session's calls (product 12.9). */
export const ofSession: Share = { running: 4, waiting: 100 };

/** Runs work for a key in its turn, and tells it whether it had to wait. Throws 429 if too much is waiting already. */
type FairShare = <T>(key: string, work: (waited: boolean) => Promise<T>) => Promise<T>;

/** The calls of one session. */
export interface SessionCalls {
  running: number;
  waiting: (() => void)[];
}

/**
 * Runs only a few calls of each session, or only so much work of another key, at a time. A session that sends many at once delays only
 * itself, and takes neither the process nor the database's connections from others. `queues` holds only sessions that have calls.
 */
export function fairShare(share = ofSession, queues = new Map<string, SessionCalls>()): FairShare {
  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    if (queue.waiting.length >= share.waiting) throw tooManyRequests(1);
    queues.set(key, queue);
    const waits = queue.running >= share.running;
    if (waits) await new Promise<void>((start) => queue.waiting.push(start));
    else queue.running += 1;
    try {
      return await work(waits);
    } finally {
      const next = queue.waiting.shift();
      if (next)
        next(); // the next call takes the place of this one
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    }
  };
}
