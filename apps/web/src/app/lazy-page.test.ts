import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeFile } from '../lib/code-file.ts';
import { lazyPage } from './lazy-page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Page = () => null;

test('loads a page once, however often it is asked for', async () => {
  const load = vi.fn(async () => ({ Page }));
  const page = lazyPage(new CodeFile(load), 'Page');
  await Promise.all([page.preload(), page.preload()]);
  await page.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

test('forgets a failed try, but not before it can be shown', async () => {
  const load = vi.fn(async () => ({ Page })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const page = lazyPage(new CodeFile(load), 'Page');
  await page.preload();
  await page.preload();
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await page.preload();
  expect(load).toHaveBeenCalledTimes(2);
});

const opening = {
  client: new QueryClient(),
  params: {},
  roles: [],
  skip: () => 0,
};

test('[read-ahead] loads the page and lets it read ahead', async () => {
  const readAhead = vi.fn();
  await lazyPage(new CodeFile(async () => ({ Page, readAhead })), 'Page').readAhead(opening);
  expect(readAhead).toHaveBeenCalledExactlyOnceWith(opening);
});

test('[read-ahead] is silent about a page that does not arrive', async () => {
  const page = lazyPage(
    new CodeFile(() => Promise.reject<{ Page: typeof Page }>(new TypeError('Failed to fetch'))),
    'Page',
  );
  await expect(page.readAhead(opening)).resolves.toBeUndefined();
});
