import { expect, it } from 'vitest';
import { recentMoment, shortMoment } from './moments.ts';

const zone = 'Pacific/Auckland';
const now = Date.parse('2026-11-21T08:00:00Z');

it.each([
  ['2026-11-20T05:40:00.000Z', '20 Nov, 18:40'],
  // New Zealand's new year begins 13 hours before it does in UTC.
  ['2025-12-31T11:30:00.000Z', '1 Jan, 00:30'],
  ['2025-12-31T10:30:00.000Z', '31 Dec 2025, 23:30'],
])('formats %s as %s', (when, text) => {
  expect(shortMoment(when, zone, now)).toBe(text);
});

it.each([
  ['2026-11-21T07:58:00Z', '2 minutes ago'],
  ['2026-11-20T07:00:00Z', 'yesterday'],
  ['2026-11-19T08:00:00Z', '19 Nov, 21:00'],
])('formats how long ago %s was as %s', (when, text) => {
  expect(recentMoment(Date.parse(when), zone, now)).toBe(text);
});
