import { expect, it } from 'vitest';
import { kilometresOf, kilometresText, odometerGap, odometerQuestion } from './odometer.ts';

it.each([
  ['84,212.1', 84_212.1],
  ['84 212,1', 84_212.1],
  ['84212,1', 84_212.1],
  ['1,084,212', 1_084_212],
  ['84212.', 84_212],
  ['\u0668\u0664\u0662\u0661\u0662', 84_212],
  ['\uff18\uff14\uff0c\uff12\uff11\uff12', 84_212],
  [' ', null],
  ['about 84', 'about 84'],
  ['-5', -5], // for a schema to say that it must be 0 or more
])('reads "%s" as %s [17.1]', (text, kilometres) => {
  expect(kilometresOf(text)).toBe(kilometres);
});

it('writes what it reads', () => {
  expect(kilometresOf(kilometresText(84_212.1))).toBe(84_212.1);
});

it('flags a gap, and asks about less and about more than 500 km more [17.1]', () => {
  expect(odometerGap('84,212.1', 84_212.1)).toBeNull();
  expect(odometerGap('84,215.3', 84_212.1)).toBe('3.2 km more than at its last finish.');
  expect(odometerQuestion(84_712.1, 84_212.1)).toBeNull();
  expect(odometerQuestion(84_712.2, 84_212.1)?.text).toContain('500.1 km more');
  expect(odometerQuestion(84_212, 84_212.1)?.text).toContain('is less than');
  expect(odometerQuestion(5, null)).toBeNull();
});
