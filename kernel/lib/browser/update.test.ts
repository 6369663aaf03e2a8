import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUpdateCheck } from './update.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pageOf = (entry: string) => `<head><script type="module" crossorigin src="${entry}"></script></head>`;

/** A check by what began with `/assets/index-1.js`, of a server that answers this. */
function checkOf(answer: () => Promise<string>) {
  const readPage = vi.fn(answer);
  const check = createUpdateCheck(() => '/assets/index-1.js', readPage);
  const listener = vi.fn();
  check.subscribe(listener);
  return { check, readPage, listener };
}

it('[14.10] finds another build on the server, and tells of it once', async () => {
  const { check, readPage, listener } = checkOf(async () => pageOf('/assets/index-2.js'));
  expect([check.available(), readPage.mock.calls.length]).toEqual([false, 0]);
  await check.look();
  vi.advanceTimersByTime(3_600_000);
  await check.look();
  expect([check.available(), readPage.mock.calls.length, listener.mock.calls.length]).toEqual([true, 1, 1]);
});

it.each([
  ['the same build', async () => pageOf('/assets/index-1.js')],
  ['a page that is not ours', async () => '<h1>Sign in to this network</h1>'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('[14.10] finds none in %s', async (_what, answer) => {
  const { check, listener } = checkOf(answer);
  await check.look();
  expect([check.available(), listener.mock.calls.length]).toEqual([false, 0]);
});

it('[14.10] is not taken back by an older answer that comes later', async () => {
  let answerLate = (_page: string) => {};
  const older = new Promise<string>((resolve) => {
    answerLate = resolve;
  });
  const newer = Promise.resolve(pageOf('/assets/index-2.js'));
  const { check, readPage } = checkOf(() => newer);
  readPage.mockReturnValueOnce(older);
  const slow = check.look();
  vi.advanceTimersByTime(60_000);
  await check.look();
  answerLate(pageOf('/assets/index-1.js'));
  await slow;
  expect(check.available()).toBe(true);
});

it('asks at most once a minute', async () => {
  const { check, readPage } = checkOf(async () => pageOf('/assets/index-1.js'));
  await check.look();
  await check.look();
  expect(readPage).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  await check.look();
  expect(readPage).toHaveBeenCalledTimes(2);
});
