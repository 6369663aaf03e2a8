import { expect, it } from 'vitest';
import { instantOf, type Occurrence, occurrenceOf, typedTime } from './typed-time.ts';

const zone = 'Pacific/Auckland';
const isPossible = () => true;

it.each([
  ['21:02', '2026-11-21T08:10:00.000Z', '2026-11-21T08:02:00.000Z', 'today'],
  ['23:58', '2026-11-21T11:05:00.000Z', '2026-11-21T10:58:00.000Z', 'yesterday, just after midnight'],
  ['00:05', '2026-11-21T10:58:00.000Z', '2026-11-21T11:05:00.000Z', 'tomorrow, just before midnight'],
  ['21:02', '2026-11-21T08:02:37.000Z', '2026-11-21T08:02:37.000Z', 'this very minute'],
  ['02:30', '2026-04-04T13:40:00.000Z', '2026-04-04T13:30:00.000Z', 'the first of two'],
  ['02:30', '2026-04-04T14:40:00.000Z', '2026-04-04T14:30:00.000Z', 'the second of two'],
  ['02:30', '2026-04-04T14:30:20.000Z', '2026-04-04T14:30:20.000Z', 'this very minute of the second'],
  ['02:30', '2026-09-26T14:10:00.000Z', '2026-09-26T14:00:00.000Z', 'skipped'],
])('%s at %s is %s: %s [17.60]', (time, near, instant) => {
  expect(instantOf(typedTime(time, { near, zone, isPossible }), '')).toBe(instant);
});

it.each(['', '7:5', '24:00', '21:60'])('"%s" is no time', (text) => {
  expect(typedTime(text, { near: '2026-11-21T08:10:00.000Z', zone, isPossible })).toEqual({ kind: 'none' });
});

it.each([
  ['2026-11-20', '21:02', '2026-11-20T08:02:00.000Z', 'further away than today’s'],
  ['2026-11-21', '21:10', '2026-11-21T08:10:37.000Z', 'this very minute'],
  ['2026-09-27', '02:30', '2026-09-26T14:00:00.000Z', 'skipped'],
])('on %s, %s is %s: %s [17.60]', (date, time, instant) => {
  const near = '2026-11-21T08:10:37.000Z';
  expect(instantOf(typedTime(time, { near, zone, date, isPossible }), '')).toBe(instant);
});

it('names the next time that exists [17.60]', () => {
  const near = '2026-09-26T14:10:00.000Z';
  expect(typedTime('02:30', { near, zone, isPossible })).toMatchObject({ kind: 'skipped', next: '03:00' });
});

it.each<[string, string, string, Occurrence, string]>([
  ['Pacific/Auckland', '2026-04-04T14:40:00.000Z', '02:30', '', '2026-04-04T14:30:00.000Z'],
  ['Pacific/Auckland', '2026-04-04T14:40:00.000Z', '02:30', 'first', '2026-04-04T13:30:00.000Z'],
  ['Pacific/Auckland', '2026-04-04T13:40:00.000Z', '02:30', 'second', '2026-04-04T14:30:00.000Z'],
  ['Pacific/Chatham', '2026-04-04T14:40:00.000Z', '03:00', 'first', '2026-04-04T13:15:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:10:00.000Z', '01:45', 'second', '2026-04-04T15:15:00.000Z'],
])('in %s at %s, %s comes twice: “%s” is %s [17.60]', (place, near, time, chosen, instant) => {
  const typed = typedTime(time, { near, zone: place, isPossible });
  expect([typed.kind, instantOf(typed, chosen)]).toEqual(['twice', instant]);
});

it('of the two only what may be is left, and the nearer one is taken by itself [17.60]', () => {
  const near = '2026-04-04T13:40:00.000Z';
  const untilNow = (instant: string) => instant <= near;
  expect(typedTime('02:30', { near, zone, isPossible: untilNow })).toEqual({
    kind: 'one',
    instant: '2026-04-04T13:30:00.000Z',
  });
  const both = typedTime('02:30', { near, zone, isPossible });
  expect([occurrenceOf(both, ''), occurrenceOf(both, 'second')]).toEqual(['first', 'second']);
});
