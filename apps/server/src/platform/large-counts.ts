import { LRUCache } from 'lru-cache';
import { second } from './clock.ts';

/** How long a large count is remembered, in milliseconds, and how many are. */
const [lasts, most] = [10 * second, 1000];

/** What was counted of many rows. */
export interface LargeCounts<Value> {
  /** Returns what is remembered, or else what `count` says. */
  of(key: string, count: () => Promise<Value>): Promise<Value>;
  known(key: string): Value | undefined;
  /** Remembers a count if it is large. */
  note(key: string, value: Value): void;
  /** Lets the next one be counted anew, and nothing of what is being counted now be remembered. */
  forget(key: string): void;
}

/**
 * Remembers for ten seconds what was counted of `least` rows or more, so that an organization of 100,000 patrols is answered about
 * as soon as a small one: to count them takes as long as there are rows (docs/performance.md). Among so many, nobody misses one.
 * Whoever would, forgets the count when it changes. Smaller counts are always exact.
 */
export function largeCounts<Value extends NonNullable<unknown>>(
  rowsOf: (value: Value) => number,
  least: number,
): LargeCounts<Value> {
  const remembered = new LRUCache<string, Value>({ max: most, ttl: lasts, perf: performance });
  let forgotten = 0;
  const note = (key: string, value: Value) => {
    if (rowsOf(value) >= least) remembered.set(key, value);
  };
  return {
    async of(key, count) {
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const before = forgotten;
      const value = await count();
      if (forgotten === before) note(key, value);
      return value;
    },
    known: (key) => remembered.get(key),
    note,
    forget(key) {
      forgotten += 1;
      remembered.delete(key);
    },
  };
}
