import { expect, it } from 'vitest';
import { listSearchOf, searchText } from './list-search.ts';

it.each([
  ['māia', 'māia'],
  [' māia ', 'māia'],
  [2026, '2026'], // the router reads ?search=2026 as a number
  ['', undefined],
  ['x'.repeat(101), undefined],
  ['a\u0000', undefined],
  [['a'], undefined],
  [undefined, undefined],
])('[7.10] the address’s %j is the search %j', (search, text) => {
  expect(listSearchOf({ search }).search).toBe(text);
});

it('[7.10] what is typed is cut to what may be searched for', () => {
  expect(searchText(`  zoë \t ${'x'.repeat(200)}`)).toBe(`zoë ${'x'.repeat(96)}`);
  expect(searchText(' ')).toBe('');
});
