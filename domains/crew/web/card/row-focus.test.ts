import { expect, it } from 'vitest';
import { neighbourOf } from './row-focus.ts';

it.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
])('when row %s is removed, row %s takes the focus [1.6]', (id, next) => {
  expect(neighbourOf(['a', 'b', 'c'], id)).toBe(next);
});

it('finds no neighbour of the only row', () => {
  expect(neighbourOf(['a'], 'a')).toBeUndefined();
});
