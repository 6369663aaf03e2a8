// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cacheOf } from './prefetch-session.ts';

it('[9.5] keeps a session’s cache, and starts another session with an empty one', () => {
  const first = cacheOf('first');
  first.setQueryData(['patrols'], 'read before');
  expect(cacheOf('first')).toBe(first);
  expect(cacheOf('second').getQueryCache().getAll()).toEqual([]);
});

it.each([
  ['signed out', undefined],
  ['another session in between', 'second'],
])('[9.5] a session that comes back after %s starts with an empty one too', (_, between) => {
  cacheOf('first').setQueryData(['patrols'], 'read before');
  cacheOf(between);
  expect(cacheOf('first').getQueryCache().getAll()).toEqual([]);
});
