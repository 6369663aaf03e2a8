import { describe, expect, it } from 'vitest';
import { formatKilometres } from '#contract';
import { distanceOf, hoursBetween, hoursTaken } from './figures.ts';

const moment = '2026-11-21T10:00:00.000Z';
const hour = 3_600_000;
const off = (milliseconds: number) => new Date(Date.parse(moment) + milliseconds).toISOString();

describe('the hours of a patrol [20.5]', () => {
  const started = { started: moment };
  it.each([
    ['not started', null, null, 3],
    ['not finished', started, null, 3],
    ['as recorded', started, off(4 * hour), 4],
    ['a day longer than planned', started, off(27 * hour), 27],
    ['longer, which nobody was: forgotten', started, off(27 * hour + 1), 3],
    ['of a finish in 2099', started, '2099-12-31T00:00:00.000Z', 3],
    ['of a start in 2000', { started: '2000-01-01T00:00:00.000Z' }, moment, 3],
    ['the wrong way round', started, off(-hour), 0],
  ])('%s', (_what, start, finished, expected) => {
    expect(hoursTaken({ started: start, finished: finished ? { finished } : null, hours: 3 })).toBe(expected);
  });
});

it.each([
  ['as the clocks go back', '2026-04-04T10:00:00.000Z', '2026-04-04T16:00:00.000Z', 6],
  ['as they go forward', '2026-09-26T10:00:00.000Z', '2026-09-26T15:30:59.000Z', 5.5],
  ['of a minute that is not over', '2026-11-21T08:00:00.000Z', '2026-11-21T11:18:40.000Z', 3.3],
])('hours %s are those that have passed, in whole minutes [1.9]', (_when, from, to, hours) => {
  expect(hoursBetween(from, to)).toBe(hours);
});

it('shows the distance to one decimal, or none when an odometer reading is missing [8.7]', () => {
  const started = { vehicle: { startOdometer: 84_212.1 } };
  const finished = { vehicle: { finishOdometer: 84_259.4 } };
  const distance = distanceOf({ started, finished });
  expect(distance && formatKilometres(distance)).toBe('47.3 km');
  expect(distanceOf({ started: { vehicle: null }, finished })).toBeNull();
  expect(distanceOf({ started, finished: null })).toBeNull();
  expect(formatKilometres(84_212)).toBe('84,212.0 km');
});
