import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Page = () => null;

test('loads a page once, however often it is asked for', async () => {
  const load = vi.fn(async () => ({ Page }));
  const page = lazyPage(load, 'Page');
  await Promise.all([page.preload(), page.preload()]);
  await page.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

test('forgets a failed try, but not before it can be shown', async () => {
  const load = vi.fn(async () => ({ Page })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const page = lazyPage(load, 'Page');
  await page.preload();
  await page.preload();
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await page.preload();
  expect(load).toHaveBeenCalledTimes(2);
});
