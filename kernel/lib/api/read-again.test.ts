import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followReads, readAgain } from './read-again.ts';

/** Milliseconds that a read takes on this line, which is slower than what changes. */
const reading = 500;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Shows a list of which each read takes half a second. Returns what it has shown, and how many reads have begun. */
function shown() {
  const client = new QueryClient();
  const seen: unknown[] = [];
  const signals: AbortSignal[] = [];
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    const number = signals.push(signal);
    await new Promise((resolve) => setTimeout(resolve, reading));
    return number;
  };
  const observer = new QueryObserver(client, { queryKey: ['patrols'], queryFn, retry: false });
  const end = [
    observer.subscribe(({ data }) => data !== undefined && seen.at(-1) !== data && seen.push(data)),
    followReads(client),
  ];
  return { client, seen, signals, end: () => end.forEach((stop) => void stop()) };
}

it('what changes more often than a read takes is shown all the same, and in the end as it is [12.7]', async () => {
  const { client, seen, signals, end } = shown();
  for (let change = 0; change < 10; change++) {
    await vi.advanceTimersByTimeAsync(190);
    readAgain(client, { queryKey: ['patrols'] });
  }
  await vi.advanceTimersByTimeAsync(2 * reading);
  expect(signals.some(({ aborted }) => aborted)).toBe(false);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  await vi.advanceTimersByTimeAsync(10 * reading);
  expect(signals).toHaveLength(5);
  end();
});

it('what changes while nothing is read is read once, and not while it is not to be', async () => {
  const { client, seen, end } = shown();
  await vi.advanceTimersByTimeAsync(2 * reading);
  readAgain(client, { queryKey: ['patrols'] });
  await vi.advanceTimersByTimeAsync(4 * reading);
  expect(seen).toEqual([1, 2]);
  readAgain(client, { queryKey: ['patrols'], refetchType: 'none' });
  await vi.advanceTimersByTimeAsync(4 * reading);
  expect(seen).toEqual([1, 2]);
  expect(client.getQueryState(['patrols'])?.isInvalidated).toBe(true);
  end();
});
