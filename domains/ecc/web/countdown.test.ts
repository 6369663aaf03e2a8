import { expect, it } from 'vitest';
import { formatCountdown } from './countdown.ts';

it.each([
  [8 * 60_000 + 51_000, '08:51'],
  [8 * 60_000 + 51_999, '08:51'],
  [59 * 60_000 + 59_000, '59:59'],
  [60 * 60_000, '1:00:00'],
  [73 * 60_000 + 5000, '1:13:05'],
  [1, '00:00'],
  [0, '00:00'],
  [-1, '00:00'],
])('%i ms are shown as %s [16.11]', (left, text) => {
  expect(formatCountdown(left)).toBe(text);
});
