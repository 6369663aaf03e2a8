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
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    if (queue.waiting.length >= share.waiting) throw tooMany(1);
    queues.set(key, queue);
    const waits = queue.running >= share.running;
    if (waits) await new Promise<void>((start) => queue.waiting.push(start));
    else queue.running += 1;
    try {
      return await work(waits);
    } finally {
      const next = queue.waiting.shift();
      if (next)
        next(); // in the place of this one
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    }
  };
}
