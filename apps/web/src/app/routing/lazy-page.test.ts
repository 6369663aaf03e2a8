import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyModule } from '#lib/loading/lazy-module.ts';
import { lazyPage } from './lazy-page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Page = () => null;

test('loads a page once, however often it is requested', async () => {
  const load = vi.fn(async () => ({ Page }));
  const page = lazyPage(new LazyModule(load), 'Page');
  await Promise.all([page.preload(), page.preload()]);
  await page.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries a failed load, but not before the failure can be shown', async () => {
  const load = vi.fn(async () => ({ Page })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const page = lazyPage(new LazyModule(load), 'Page');
  await page.preload();
  await page.preload();
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await page.preload();
  expect(load).toHaveBeenCalledTimes(2);
});

const context = {
  client: new QueryClient(),
  params: {},
  search: {},
  roles: [],
  skip: () => 0,
};

test('[17.33] loads the page and calls its prefetch', async () => {
  const prefetch = vi.fn();
  await lazyPage(new LazyModule(async () => ({ Page, prefetch })), 'Page').prefetch(context);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith(context);
});

test('[17.33] ignores a page that fails to load', async () => {
  const page = lazyPage(
    new LazyModule(() => Promise.reject<{ Page: typeof Page }>(new TypeError('Failed to fetch'))),
    'Page',
  );
  await expect(page.prefetch(context)).resolves.toBeUndefined();
});
