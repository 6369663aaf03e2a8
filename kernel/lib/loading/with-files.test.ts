// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { withFiles } from './with-files.ts';

const sheet = (address: string) => document.querySelector(`link[rel="stylesheet"][href="${address}"]`);
const settle = (address: string, how: 'load' | 'error') => sheet(address)?.dispatchEvent(new Event(how));

it('a module waits for its own style sheets alone, and one that failed is asked for again where it stood [14.35]', async () => {
  const notLoaded = vi.fn();
  addEventListener('vite:preloadError', notLoaded);
  const roster = withFiles(async () => 'roster', ['a/roster.js', 'a/roster.css']);
  settle('/a/roster.css', 'error');
  await expect(roster).rejects.toThrow('/a/roster.css');
  expect(notLoaded).toHaveBeenCalledOnce();

  const logOn = withFiles(async () => 'log-on', ['a/log-on.css']);
  settle('/a/log-on.css', 'load');
  expect(await logOn).toBe('log-on');

  const again = withFiles(async () => 'roster', ['a/roster.js', 'a/roster.css']);
  settle('/a/roster.css', 'load');
  expect(await again).toBe('roster');
  expect(await withFiles(async () => 'third', ['a/roster.css', 'a/log-on.css'])).toBe('third');
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/a/roster.js',
    '/a/roster.css',
    '/a/log-on.css',
  ]);
});
