import { describe, expect, it } from 'vitest';
import { buildPatrol, minute, moved, stamp, unanswered } from './rules.fixture.ts';
import {
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

  it('until its planned end, or its finish if it was started [ring-crew-mate]', () => {
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

it('a patroller is crew unless declined or removed [rule assignment-on-patrol]', () => {
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

it('a patrol has as many open places as its crew is smaller than wanted, an event none [crew-size]', () => {
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
])(
  'a patrol named %s with the call sign %s is, or is not, a TEST [rule test-patrol]',
  (name, callSign, is) => {
    expect(isTest({ name, callSign })).toBe(is);
  },
);
