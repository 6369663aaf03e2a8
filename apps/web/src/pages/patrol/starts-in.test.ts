import { expect, it } from 'vitest';
import { startsIn } from './starts-in.ts';

const zone = 'Pacific/Auckland';
/** Saturday 21 November 2026, 20:12 in New Zealand. */
const now = Date.parse('2026-11-21T07:12:00.000Z');

it.each([
  ['2026-11-21T07:11:00.000Z', 'Starts now'],
  ['2026-11-21T07:12:40.000Z', 'Starts in 40 s'],
  ['2026-11-21T08:00:00.000Z', 'Starts in 48 min'],
  ['2026-11-21T08:32:00.000Z', 'Starts in 1 h 20 min'],
  ['2026-11-21T12:30:00.000Z', 'Starts in 5 h'],
  ['2026-11-22T08:00:00.000Z', 'Starts tomorrow'],
  ['2026-11-23T11:30:00.000Z', 'Starts in 3 days'],
])('says for a patrol at %s "%s"', (when, words) => {
  expect(startsIn(Date.parse(when), now, zone)).toBe(words);
});

it('counts hours on the same date, however many', () => {
  const morning = Date.parse('2026-11-20T17:00:00.000Z');
  expect(startsIn(Date.parse('2026-11-21T08:00:00.000Z'), morning, zone)).toBe('Starts in 15 h');
});
