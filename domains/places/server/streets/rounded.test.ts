import { expect, it } from 'vitest';
import { isRounded } from './rounded.ts';

it.each([
  [-36.898, 174.94, true],
  [-36.9, 175, true],
  [0, -180, true],
  [-36.8982, 174.94, false],
  [-36.898, 174.9402, false],
  [-36.89821733, 174.94020114, false],
])('%d, %d: %s [22.2]', (latitude, longitude, rounded) => {
  expect(isRounded({ latitude, longitude })).toBe(rounded);
});
