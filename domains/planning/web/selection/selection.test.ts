import { expect, it } from 'vitest';
import { type ChosenRows, deselect, extended, nothing, ranged, toggled, withAll } from './selection.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];
const ids = (chosen: ChosenRows) => [...chosen.ids].sort().join('');

it('a row is chosen and let go [7.18]', () => {
  const one = toggled(nothing, 'b');
  expect(ids(one)).toBe('b');
  expect(ids(toggled(one, 'b'))).toBe('');
  expect(ids(nothing)).toBe('');
});

it('a range goes from the row that was chosen last, up or down, and lets go what was chosen [7.18]', () => {
  const fromB = toggled(nothing, 'b');
  expect(ids(ranged(fromB, 'd', rows))).toBe('bcd');
  expect(ids(ranged(fromB, 'a', rows))).toBe('ab');
  const all = ranged(toggled(nothing, 'a'), 'e', rows);
  expect(ids(all)).toBe('abcde');
  expect(ids(ranged(toggled(all, 'b'), 'd', rows))).toBe('ae');
});

it('a range does not begin on another page, nor without a row [7.18]', () => {
  expect(ids(ranged(toggled(nothing, 'z'), 'c', rows))).toBe('cz');
  expect(ids(ranged(nothing, 'c', rows))).toBe('c');
});

it('keys draw the range out, and keep where it began [7.18]', () => {
  const fromB = toggled(nothing, 'b');
  const toD = extended(extended(fromB, 'c', rows), 'd', rows);
  expect([ids(toD), toD.anchor]).toEqual(['bcd', 'b']);
  expect(ids(extended(nothing, 'c', rows))).toBe('c');
});

it('more rows are chosen besides, and let go [7.18]', () => {
  const some = withAll(toggled(nothing, 'z'), rows);
  expect(ids(some)).toBe('abcdez');
  expect(ids(deselect(some, ['z', 'a']))).toBe('bcde');
});
