import { expect, it } from 'vitest';
import { readTime } from './clock-time.ts';

it.each([
  ['21:00', '21:00'],
  [' 2130 ', '21:30'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['7', '07:00'],
  ['0:05', '00:05'],
])('reads "%s" as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it.each(['', '24:00', '21:60', '21:5', '9 pm', '21:00:00', '12345'])('does not read "%s"', (typed) => {
  expect(readTime(typed)).toBeUndefined();
});
