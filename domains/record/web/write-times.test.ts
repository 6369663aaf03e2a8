// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverTimeHeader } from '#contract/server-time.ts';
import { deviceClock } from '#lib/time/clock.ts';
import { aWrite } from './record-write.fixture.ts';
import { writeTimesOf } from './write-times.ts';

const began = Date.parse('2026-11-21T09:00:00.000Z');
const minute = 60_000;
const { signal } = new AbortController();

/** How far the device's clock is ahead of the server's. */
let wrong = 0;

const asOfServer = () => new Date(Date.now() - wrong).toISOString();
const written = (now = deviceClock.stamp(), stamp = deviceClock.stamp()) =>
  aWrite('incident', {}, { recorded: new Date(stamp.wall).toISOString(), stamp, now });

function setClock(by: number): void {
  vi.setSystemTime(Date.now() + by);
  wrong += by;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: began });
  wrong = 0;
  deviceClock.learn(deviceClock.read(), began);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(null, { headers: { [serverTimeHeader]: String(Date.now() - wrong) } }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says when it was made and for how long its form was open, without a call [17.22]', async () => {
  const opened = deviceClock.stamp();
  vi.advanceTimersByTime(2 * minute);
  const write = written(opened);
  const made = asOfServer();
  setClock(40 * minute);
  vi.advanceTimersByTime(minute);
  const sent = new Date().toISOString();
  expect(await writeTimesOf(write, signal)).toEqual({
    recorded: write.recorded,
    sent,
    made,
    now: 2 * minute,
  });
  expect(fetch).not.toHaveBeenCalled();
});

it('asks for the time once, if the clock was set before it was made [17.22]', async () => {
  setClock(-40 * minute);
  const made = asOfServer();
  const write = written();
  vi.advanceTimersByTime(minute);
  expect(await writeTimesOf(write, signal)).toMatchObject({ made, now: 0 });
  expect(vi.mocked(fetch).mock.calls).toMatchObject([['/', { method: 'HEAD', cache: 'no-store' }]]);
});

it('says nothing of a moment that nobody knows, but for how long the form was open [17.24]', async () => {
  const stamp = { ...deviceClock.stamp(), page: 'closed since', server: null };
  const now = { ...stamp, steady: stamp.steady - 1500 };
  setClock(40 * minute);
  const times = await writeTimesOf(written(now, stamp), signal);
  expect(times).toEqual({ recorded: expect.any(String), sent: expect.any(String), now: 1500 });
});

it('has no “Now” if the time was typed, and only its two times if an older page kept it', async () => {
  const { stamp: _, now: __, ...old } = written();
  expect(await writeTimesOf({ ...written(), now: undefined }, signal)).not.toHaveProperty('now');
  const sent = new Date().toISOString();
  expect(await writeTimesOf(old, signal)).toEqual({ recorded: old.recorded, sent });
});

it('is not sent while the server does not answer', async () => {
  setClock(-40 * minute);
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(writeTimesOf(written(), signal)).rejects.toThrow('Failed to fetch');
});
