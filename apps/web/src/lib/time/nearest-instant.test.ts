import { expect, it } from 'vitest';
import { nearestInstant } from './nearest-instant.ts';

const zone = 'Pacific/Auckland';

it.each([
  ['21:02', '2026-11-21T08:10:00.000Z', '2026-11-21T08:02:00.000Z', 'today'],
  ['23:58', '2026-11-21T11:05:00.000Z', '2026-11-21T10:58:00.000Z', 'yesterday, just after midnight'],
  ['00:05', '2026-11-21T10:58:00.000Z', '2026-11-21T11:05:00.000Z', 'tomorrow, just before midnight'],
  ['21:02', '2026-11-21T08:02:37.000Z', '2026-11-21T08:02:37.000Z', 'this very minute'],
  ['02:30', '2026-04-04T13:40:00.000Z', '2026-04-04T13:30:00.000Z', 'the first of two'],
  ['02:30', '2026-04-04T14:40:00.000Z', '2026-04-04T14:30:00.000Z', 'the second of two'],
  ['02:30', '2026-09-26T14:10:00.000Z', '2026-09-26T14:00:00.000Z', 'skipped'],
])('%s at %s is %s: %s [record-time]', (time, near, instant) => {
  expect(nearestInstant(time, near, zone)).toBe(instant);
});

it.each(['', '7:5', '24:00', '21:60'])('leaves "%s" for the schema to refuse', (text) => {
  expect(nearestInstant(text, '2026-11-21T08:10:00.000Z', zone)).toBe(text);
});

it.each([
  ['2026-11-20', '21:02', '2026-11-20T08:02:00.000Z', 'further away than today’s'],
  ['2026-11-21', '21:10', '2026-11-21T08:10:37.000Z', 'this very minute'],
  ['2026-09-27', '02:30', '2026-09-26T14:00:00.000Z', 'skipped'],
])('on %s, %s is %s: %s [record-time]', (date, time, instant) => {
  expect(nearestInstant(time, '2026-11-21T08:10:37.000Z', zone, date)).toBe(instant);
});
