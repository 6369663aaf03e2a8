import { LRUCache } from 'lru-cache';
import { second } from './clock.ts';

/** How long a large count is remembered, in milliseconds. */
const lasts = 10 * second;

/** How many counts a process remembers of one kind. */
const most = 1000;

/** What was counted of many rows. */
export interface LargeCounts<Value> {
  /** Returns what is remembered, or else what `count` says. */
  of(key: string, count: () => Promise<Value>): Promise<Value>;
  known(key: string): Value | undefined;
  /** Remembers a count if it is large, in place of an earlier one. */
  note(key: string, value: Value): void;
  /** Forgets the count, and does not remember one that is being made. */
  forget(key: string): void;
  forgetAll(): void;
}

/**
 * Remembers for ten seconds what was counted of `least` rows or more, because that takes as long as there are rows (docs/performance.md).
 * A caller for whom every change matters forgets the count when one happens. Smaller counts are always exact.
 */
export function largeCounts<Value extends NonNullable<unknown>>(
  rowsOf: (value: Value) => number,
  least: number,
): LargeCounts<Value> {
  const remembered = new LRUCache<string, Value>({ max: most, ttl: lasts, perf: performance });
  const begun = new Map<string, symbol>();
  const note = (key: string, value: Value) => {
    if (rowsOf(value) >= least) remembered.set(key, value);
    else remembered.delete(key);
  };

  async function countAndNote(key: string, count: () => Promise<Value>): Promise<Value> {
    const own = Symbol(key);
    begun.set(key, own);
    try {
      const value = await count();
      if (begun.get(key) === own) note(key, value);
      return value;
    } finally {
      if (begun.get(key) === own) begun.delete(key);
    }
  }

  return {
    of: async (key, count) => remembered.get(key) ?? countAndNote(key, count),
    known: (key) => remembered.get(key),
    note,
    forget(key) {
      begun.delete(key);
      remembered.delete(key);
    },
    forgetAll() {
      begun.clear();
      remembered.clear();
    },
  };
}
