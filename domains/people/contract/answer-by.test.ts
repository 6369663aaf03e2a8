import { expect, it } from 'vitest';
import { answerBy } from './answer-by.ts';

it.each([
  ['Monday', '2026-11-22T21:00:00.000Z', '2026-12-21'],
  ['Friday night', '2026-11-27T10:30:00.000Z', '2026-12-25'],
  ['Saturday', '2026-11-27T11:30:00.000Z', '2026-12-25'],
  ['Sunday', '2026-11-28T12:00:00.000Z', '2026-12-25'],
])('is answered within 20 weekdays if it was asked on a %s [22.10]', (_, asked, by) => {
  expect(answerBy(asked, 'Pacific/Auckland')).toBe(by);
});
