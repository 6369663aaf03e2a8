import { expect, it } from 'vitest';
import { after, day, minute, second } from '../clock.ts';
import { nextAttempt } from './back-off.ts';

const created = '2026-12-01T08:00:00.000Z';
const mail = { created, urgent: false };

it('waits longer after each failure, at most an hour', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 50].map(
    (attempts) => Date.parse(nextAttempt(mail, attempts, created) ?? '') - Date.parse(created),
  );
  const minutes = [1, 2, 5, 15, 30, 60, 60, 60].map((many) => many * minute);
  expect(pauses).toEqual([15 * second, ...minutes]);
});

it('tries an urgent mail every minute [11.19]', () => {
  const pauses = [1, 2, 3, 4, 500].map(
    (attempts) =>
      Date.parse(nextAttempt({ ...mail, urgent: true }, attempts, created) ?? '') - Date.parse(created),
  );
  expect(pauses).toEqual([10, 20, 30, 60, 60].map((many) => many * second));
});

it('keeps trying for four days', () => {
  expect(nextAttempt(mail, 90, after(created, 4 * day - 1))).not.toBeNull();
  expect(nextAttempt(mail, 90, after(created, 4 * day))).toBeNull();
});
