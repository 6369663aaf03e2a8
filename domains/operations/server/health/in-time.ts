import { setTimeout as wait } from 'node:timers/promises';

/**
 * Returns a function that reads the same, and null if that takes longer than `patience`, in milliseconds. Only one reading goes on at a time: who asks
 * meanwhile gets its outcome, so that a table that is locked holds up one connection, and not one for each question.
 */
export function inTime<T>(patience: number, read: () => Promise<T>): () => Promise<T | null> {
  let underWay: Promise<T> | null = null;
  return () => {
    underWay ??= read().finally(() => {
      underWay = null;
    });
    return Promise.race([underWay, wait(patience, null, { ref: false })]);
  };
}
