import { expect, it } from 'vitest';
import { hoursText, readHours } from './hours.ts';

it.each([
  ['3', 3],
  [' 2.5 ', 2.5],
  ['2,5', 2.5],
  ['-3', -3],
])('reads "%s" as %s hours [hours-read]', (typed, hours) => {
  expect(readHours(typed)).toBe(hours);
});

it.each(['1e309', '3h', '0x10', '3.', '--3', '12345678901'])('leaves "%s" to be refused', (typed) => {
  expect(readHours(typed)).toBe(typed);
});

it('reads nothing as nothing', () => {
  expect(readHours('  ')).toBeUndefined();
});

it('writes hours without the noise of thirds', () => {
  expect(hoursText(3)).toBe('3');
  expect(hoursText(1 + 1 / 3)).toBe('1.33');
});
