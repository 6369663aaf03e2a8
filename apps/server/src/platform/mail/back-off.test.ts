import { expect, it } from 'vitest';
import { after, day, minute, second } from '../clock.ts';
import { nextAttempt } from './back-off.ts';

const created = '2026-12-01T08:00:00.000Z';

it('waits longer after each failure, at most an hour', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 50].map(
    (attempts) => Date.parse(nextAttempt({ created }, attempts, created) ?? '') - Date.parse(created),
  );
  const minutes = [1, 2, 5, 15, 30, 60, 60, 60].map((many) => many * minute);
  expect(pauses).toEqual([15 * second, ...minutes]);
});

it('keeps trying for four days', () => {
  expect(nextAttempt({ created }, 90, after(created, 4 * day - 1))).not.toBeNull();
  expect(nextAttempt({ created }, 90, after(created, 4 * day))).toBeNull();
});
