// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { giveWorkers } from './record-worker.fixture.ts';
import {
  installRecordWorker,
  removeRecordWorker,
  unregisterOtherWorkers,
  useOpensWithoutCoverage,
} from './record-worker.ts';

const own = '/record-worker.js';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a worker that an earlier version left is unregistered, that of the record is spared [14.4]', async () => {
  const browser = giveWorkers(['/sw.js', own, '/nested/record-worker.js']);
  await unregisterOtherWorkers();
  expect(browser.scripts()).toEqual([own]);
});

it('the worker of the record goes with its caches, and nothing else does [17.30]', async () => {
  const browser = giveWorkers(['/sw.js', own], ['record /assets/index-1.js', 'tiles']);
  await removeRecordWorker();
  expect([browser.scripts(), browser.caches()]).toEqual([['/sw.js'], ['tiles']]);
});

it('it is registered again until it is installed [17.30]', async () => {
  vi.useFakeTimers();
  const browser = giveWorkers();
  browser.register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const installed = installRecordWorker(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1000);
  await installed;
  expect(browser.register).toHaveBeenCalledTimes(2);
  expect(browser.scripts()).toEqual([own]);
});

it('one that stays "installing" is given up after a minute and tried anew, and the record says whether it opens without coverage [17.30]', async () => {
  vi.useFakeTimers();
  const browser = giveWorkers();
  browser.register.mockImplementationOnce(async (script) => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    return Object.assign(browser.add(script), { active: null, installing });
  });
  await removeRecordWorker();
  const said: unknown[] = [];
  const { unmount } = renderHook(() => said.push(useOpensWithoutCoverage()));
  const installed = installRecordWorker(new AbortController().signal);
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(browser.register).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(browser.scripts()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await installed;
  expect(browser.scripts()).toEqual([own]);
  await act(removeRecordWorker);
  expect(said).toEqual([false, true, false]);
  unmount();
});

it('one that has lost what it kept is installed anew [17.56]', async () => {
  vi.useFakeTimers();
  const browser = giveWorkers([own]);
  await caches.delete('record /assets/index-1.js');
  const installed = installRecordWorker(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1000);
  await installed;
  expect([browser.scripts(), browser.caches()]).toEqual([[own], ['record /assets/index-1.js']]);
});

it('it is not registered any more once nothing needs it', async () => {
  const browser = giveWorkers();
  const ended = new AbortController();
  ended.abort();
  await installRecordWorker(ended.signal);
  expect(browser.scripts()).toEqual([]);
});

it('a browser without workers has none to install or to remove', async () => {
  await installRecordWorker(new AbortController().signal);
  await unregisterOtherWorkers();
  await removeRecordWorker();
});
