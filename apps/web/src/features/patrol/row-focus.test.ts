import { expect, it } from 'vitest';
import { neighbourOf } from './row-focus.ts';

it.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
])('when the row %s goes, %s takes the focus [focus-after-removal]', (id, next) => {
  expect(neighbourOf(['a', 'b', 'c'], id)).toBe(next);
});

it('has nowhere to go in the list after its only row', () => {
  expect(neighbourOf(['a'], 'a')).toBeUndefined();
});
