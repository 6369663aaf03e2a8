import pLimit, { type LimitFunction } from 'p-limit';
import { tooMany } from './app-error.ts';

/** How many calls of one session run at the same time, and how many more may wait (product 12.9). */
const share = { running: 4, waiting: 100 } as const;

/** Runs work for a key when it is its turn, and tells it whether it had to wait. Throws 429 when too much is waiting already. */
type FairShare = <T>(key: string, work: (waited: boolean) => Promise<T>) => Promise<T>;

/**
 * Lets each session have only a few calls in hand, so that one that sends many at once waits for itself, and neither the
 * process nor the database's connections are taken from others.
 */
export function fairShare(): FairShare {
  const queues = new Map<string, { limit: LimitFunction; calls: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { limit: pLimit(share.running), calls: 0 };
    if (queue.calls >= share.running + share.waiting) throw tooMany(1);
    const waits = queue.calls >= share.running;
    queues.set(key, queue);
    queue.calls += 1;
    try {
      return await queue.limit(() => work(waits));
    } finally {
      queue.calls -= 1;
      if (queue.calls === 0) queues.delete(key);
    }
  };
}
