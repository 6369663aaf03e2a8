import { expect, it } from 'vitest';
import { refreshEvery, relativeText } from './relative-time.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

it.each([
  [0, second],
  [2 * minute, second],
  [2 * minute + 1, 30 * second],
  [2 * hour, 30 * second],
  [2 * hour + 1, 15 * minute],
  [-3 * hour, 15 * minute],
])('a time of age %i ms is refreshed every %i ms [14.5]', (age, every) => {
  expect(refreshEvery(age)).toBe(every);
});

it.each([
  [0, 'now'],
  [-30 * second, '30 seconds ago'],
  [-90 * second, '1 minute ago'],
  [-2 * hour, '2 hours ago'],
  [-24 * hour, 'yesterday'],
  [49 * hour, 'in 2 days'],
])('%i ms from now reads %s', (ahead, text) => {
  expect(relativeText(now + ahead, now)).toBe(text);
});
