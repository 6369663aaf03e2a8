import { describe, expect, it } from 'vitest';
import { at, buildPatrol, minute, moved, stamp, unanswered } from './rules.fixture.ts';
import {
  asksAgain,
  countCrew,
  isBelowLeastCrew,
  isOnCrew,
  isTest,
  isUpcomingOrRunning,
  openPlaces,
  overlap,
} from './rules.ts';

describe('a patrol is upcoming or running', () => {
  const when = '2026-12-05T08:00:00.000Z';
  const is = (minutes: number, state = {}) =>
    isUpcomingOrRunning({ ...buildPatrol(when), ...state }, moved(when, minutes * minute));

  it('until its planned end, or its finish if it was started [8.10]', () => {
    expect([is(-60), is(179), is(180)]).toEqual([true, true, false]);
    const started = { started: { started: when } };
    const day = 24 * 60;
    expect([is(180 + day - 1, started), is(180 + day, started)]).toEqual([true, false]);
    expect([is(600, started), is(60, { ...started, finished: { finished: when } })]).toEqual([true, false]);
    expect([is(27 * 60 - 1, started), is(27 * 60, started)]).toEqual([true, false]);
    expect(is(-60, { cancelled: stamp })).toBe(false);
  });
});

it('two patrols overlap when they share a minute, not when one begins as the other ends', () => {
  const first = { when: '2026-12-05T08:00:00.000Z', hours: 3 };
  const from = (when: string, hours = 1) => [
    overlap(first, { when, hours }),
    overlap({ when, hours }, first),
  ];
  expect(from('2026-12-05T10:59:00.000Z')).toEqual([true, true]);
  expect(from('2026-12-05T11:00:00.000Z')).toEqual([false, false]);
  expect(from('2026-12-05T07:00:00.000Z')).toEqual([false, false]);
  expect(from('2026-12-05T07:01:00.000Z')).toEqual([true, true]);
  expect(from('2026-12-05T09:00:00.000Z')).toEqual([true, true]);
  expect(from('2026-12-04T08:00:00.000Z', 72)).toEqual([true, true]);
});

it('a patroller is crew unless declined or removed [1.2]', () => {
  const patrollers = {
    a: unanswered,
    b: { ...unanswered, accepted: stamp },
    c: { ...unanswered, declined: stamp },
    d: { ...unanswered, removed: stamp },
    e: { ...unanswered, accepted: stamp, removed: stamp },
  };
  expect(Object.values(patrollers).map(isOnCrew)).toEqual([true, true, false, false, false]);
  expect(countCrew({ patrollers })).toBe(2);
  expect(isBelowLeastCrew(countCrew({ patrollers }))).toBe(false);
  expect(isBelowLeastCrew(countCrew({ patrollers: { a: unanswered } }))).toBe(true);
});

it('a patrol has as many open places as its crew is smaller than wanted, an event none [5.23]', () => {
  const patrol = { type: 'patrol' as const, crewSize: 3, patrollers: { a: unanswered } };
  expect(openPlaces(patrol)).toBe(2);
  expect(openPlaces({ ...patrol, crewSize: 1 })).toBe(0);
  expect(openPlaces({ ...patrol, type: 'event' })).toBe(0);
});

it.each([
  ['TEST', null, true],
  [' test ', null, true],
  [null, 'TeSt', true],
  ['Testing', 'HSCP', false],
  [null, null, false],
])('a patrol named %s with the call sign %s is, or is not, a TEST [1.5]', (name, callSign, is) => {
  expect(isTest({ name, callSign })).toBe(is);
});

describe('a moved start', () => {
  const when = at('Pacific/Auckland', '2026-12-05 23:30');
  it.each([
    ['not at all', 0, false],
    ['by a little', 29, false],
    ['past midnight', 30, true],
    ['by less than an hour, earlier', -59, false],
    ['by an hour, earlier', -60, true],
    ['by a day', 24 * 60, true],
  ])('%s asks those who had accepted again, or not', (_what, minutes, asks) => {
    expect(asksAgain(when, moved(when, minutes * minute), 'Pacific/Auckland')).toBe(asks);
  });

  it('is judged by the organization’s local date', () => {
    expect(asksAgain(when, moved(when, 45 * minute), 'Australia/Sydney')).toBe(false);
    const midnightInLondon = '2026-12-05T23:45:00.000Z';
    expect(asksAgain(midnightInLondon, moved(midnightInLondon, 30 * minute), 'Pacific/Auckland')).toBe(false);
    expect(asksAgain(midnightInLondon, moved(midnightInLondon, 30 * minute), 'Europe/London')).toBe(true);
  });

  it('is judged by elapsed time when the clocks change', () => {
    const before = at('Pacific/Auckland', '2027-09-26 01:30');
    const after = at('Pacific/Auckland', '2027-09-26 03:00');
    expect(asksAgain(before, after, 'Pacific/Auckland')).toBe(false);
  });
});
