import { expect, it } from 'vitest';
import { formatFuel, roughText, withinText } from './text.ts';

it.each([
  [0, 'Empty'],
  [0.125, '1/8'],
  [0.5, '1/2'],
  [0.625, '5/8'],
  [0.75, '3/4'],
  [0.63, '63 %'],
  [1, 'Full'],
])('reads the fuel gauge at %d as %s [8.8]', (level, words) => {
  expect(formatFuel(level)).toBe(words);
});

it.each([
  [null, null],
  [8.2, null],
  [100, null],
  [101, 'about, within 200 m'],
  [901, 'about, within 1 km'],
  [1999.4, 'about, within 2 km'],
  [2001, 'about, within 3 km'],
])('a place that a device knew within %s m is shown as %s [17.62]', (accuracy, text) => {
  expect(roughText({ accuracy })).toBe(text);
});

it('within what a place is known is rounded up [17.62]', () => {
  expect([0, 8.2, 100].map(withinText)).toEqual(['1 m', '9 m', '100 m']);
});
