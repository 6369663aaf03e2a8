// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilOutageEnds } from './until-outage-ends.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = () => new Response(null, { status: 503, headers: { 'retry-after': '2' } });

it('a call is sent again every two seconds while the database is away, and gets its answer at last [15.12]', async () => {
  const send = vi.fn<() => Promise<Response>>(async () => away());
  const answer = untilOutageEnds(send);
  await vi.advanceTimersByTimeAsync(5999);
  expect(send).toHaveBeenCalledTimes(3);
  send.mockResolvedValue(new Response(null, { status: 204 }));
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toHaveProperty('status', 204);
  expect(send).toHaveBeenCalledTimes(4);
});

it('a call is given up after a quarter of a minute [15.12]', async () => {
  const send = vi.fn(async () => away());
  const answer = untilOutageEnds(send);
  await vi.advanceTimersByTimeAsync(14_000);
  await expect(answer).resolves.toHaveProperty('status', 503);
  expect(send).toHaveBeenCalledTimes(8);
});

it.each([
  ['a refusal', new Response(null, { status: 429, headers: { 'retry-after': '2' } })],
  ['a write that may have happened', new Response(null, { status: 503 })],
  [
    'a proxy that names a date',
    new Response(null, { status: 503, headers: { 'retry-after': 'Fri, 01 Jan 2027 00:00:00 GMT' } }),
  ],
])('%s is not repeated [15.12]', async (_what, response) => {
  const send = vi.fn(async () => response);
  await expect(untilOutageEnds(send)).resolves.toBe(response);
  expect(send).toHaveBeenCalledOnce();
});

it('a call that is cancelled waits no longer [15.12]', async () => {
  const leaving = new AbortController();
  const send = vi.fn(async () => {
    leaving.signal.throwIfAborted();
    return away();
  });
  const answer = untilOutageEnds(send, leaving.signal);
  const ended = expect(answer).rejects.toThrow(/aborted/);
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  await ended;
});
