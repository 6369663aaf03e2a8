// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverTimeHeader } from '#contract/server-time.ts';
import { deviceClock, serverNow } from '#lib/time/clock.ts';
import { useClockWatch } from './use-clock-watch.ts';

const began = Date.parse('2026-11-21T09:00:00.000Z');
const minute = 60_000;

/** How far the device's clock is ahead of the server's, and how often the server was asked for its time. */
let wrong = 0;
let asked = 0;

const real = () => Date.now() - wrong;

function setClock(by: number): void {
  vi.setSystemTime(Date.now() + by);
  wrong += by;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ now: began });
  wrong = 0;
  asked = 0;
  deviceClock.learn(deviceClock.read(), began);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    asked += 1;
    return new Response(null, { headers: { [serverTimeHeader]: String(real()) } });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([40, -40])(
  'asks for the time within seconds when the clock was set by %d minutes, and only then [17.23]',
  async (minutes) => {
    renderHook(() => useClockWatch(true));
    await pass(10 * minute);
    expect(asked).toBe(0);
    setClock(minutes * minute);
    await pass(6000);
    expect([asked, serverNow()]).toEqual([1, real()]);
  },
);

it('asks again until an answer comes, and not while nobody is signed in', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { rerender } = renderHook(({ live }) => useClockWatch(live), { initialProps: { live: false } });
  setClock(40 * minute);
  await pass(6000);
  expect(fetch).not.toHaveBeenCalled();
  rerender({ live: true });
  await pass(6000);
  expect(asked).toBe(0);
  await pass(6000);
  expect([asked, serverNow()]).toEqual([1, real()]);
});
