import { beforeEach, expect, it, vi } from 'vitest';
import { afterFirstPaint, beginFirstPaint, endFirstPaint } from './first-paint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Says whether what waits for the paint goes on within so many milliseconds. */
async function goesOnWithin(milliseconds: number): Promise<boolean> {
  let went = false;
  void afterFirstPaint().then(() => {
    went = true;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return went;
}

it('what begins while the first screen renders waits until it is painted, and nothing waits before or after that', async () => {
  expect(await goesOnWithin(0)).toBe(true);
  beginFirstPaint();
  expect(await goesOnWithin(60_000)).toBe(false);
  endFirstPaint();
  expect(await goesOnWithin(99)).toBe(false);
  expect(await goesOnWithin(1)).toBe(true);
  expect(await goesOnWithin(0)).toBe(true);
});
