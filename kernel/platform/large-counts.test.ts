import { afterEach, expect, it, vi } from 'vitest';
import { largeCounts } from './large-counts.ts';

afterEach(() => void vi.useRealTimers());

/** Remembers from ten rows on; the count is the number of rows of the moment. */
function example() {
  const counts = largeCounts<number>((rows) => rows, 10);
  const table = { rows: 10 };
  return { counts, table, read: () => counts.of('organization', async () => table.rows) };
}

it('remembers a large count for ten seconds, and no small one', async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1); // the cache takes what was kept at 0 for kept for ever
  const { table, read } = example();
  expect(await read()).toBe(10);
  table.rows = 9;
  expect(await read()).toBe(10);
  vi.advanceTimersByTime(10_001);
  expect(await read()).toBe(9);
  table.rows = 8;
  expect(await read()).toBe(8);
});

it('remembers nothing of what was being counted when something changed', async () => {
  const { counts, table, read } = example();
  const early = counts.of('organization', async () => {
    counts.forget('another');
    counts.forget('organization');
    return 20;
  });
  expect(await early).toBe(20);
  expect(await read()).toBe(10);
  table.rows = 11;
  expect(await read()).toBe(10);
  counts.forget('organization');
  expect(await read()).toBe(11);
  table.rows = 12;
  counts.forgetAll();
  expect(await read()).toBe(12);
});

it('takes a later count in place of an earlier one, also if it is small', () => {
  const { counts } = example();
  counts.note('organization', 10);
  counts.note('organization', 9);
  expect(counts.known('organization')).toBeUndefined();
});
