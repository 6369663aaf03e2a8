import { describe, expect, it } from 'vitest';
import { addHours, recordedDays } from '#contract';
import { buildPatrol, earlier, minute, moved } from './rules.fixture.ts';
import { leastExtension, nextOf, runningOf } from './running.ts';

const when = '2026-11-21T08:00:00.000Z';
const end = addHours(when, 3);
const stamp = { when: '2026-11-01T00:00:00.000Z' };
const pending = { accepted: null, declined: null, didNotShow: null, removed: null, emailed: null };
const me = { personId: 'me', roles: ['patroller'] as const };
const patrol = (others = {}) => ({
  when,
  hours: 3,
  cancelled: null,
  finalized: stamp,
  started: null,
  finished: null,
  patrollers: { me: pending },
  ...others,
});
const started = { started: when };

describe('what runs [7.12]', () => {
  const running = patrol({ started });

  it('is started and not finished, also past its planned end, at the second of which it fell off before', () => {
    for (const now of [when, end, addHours(end, 1)]) expect(runningOf([running], me, now)).toEqual([running]);
    expect(runningOf([patrol()], me, when)).toEqual([]);
    expect(runningOf([patrol({ started, finished: stamp })], me, when)).toEqual([]);
    expect(runningOf([patrol({ started, cancelled: stamp })], me, when)).toEqual([]);
  });

  it('is of the crew alone', () => {
    const without = (change: object) => patrol({ started, patrollers: { me: { ...pending, ...change } } });
    expect(runningOf([running], { ...me, personId: 'another' }, when)).toEqual([]);
    expect(runningOf([running], { ...me, roles: ['admin'] }, when)).toEqual([]);
    expect(runningOf([without({ declined: stamp }), without({ removed: stamp })], me, when)).toEqual([]);
  });

  it('is no longer what was never finished, a week after its end', () => {
    const forgotten = addHours(end, recordedDays * 24);
    expect(runningOf([running], me, addHours(forgotten, -1))).toEqual([running]);
    expect(runningOf([running], me, forgotten)).toEqual([]);
  });

  it('is the one that started last first', () => {
    const later = patrol({ started, when: addHours(when, 20) });
    expect(runningOf([running, later], me, addHours(when, 21))).toEqual([later, running]);
  });
});

describe('the next patrol [7.12]', () => {
  const tonight = patrol();
  const draft = patrol({ when: addHours(when, -1), finalized: null });

  it('is the first that has not started and is not over', () => {
    const over = patrol({ when: addHours(when, -9) });
    const running = patrol({ when: addHours(when, -1), started });
    expect(nextOf([over, running, tonight, patrol({ when: end })], when)).toBe(tonight);
    expect(nextOf([tonight], addHours(end, -1))).toBe(tonight);
    expect(nextOf([tonight], end)).toBeUndefined();
    expect(nextOf([patrol({ cancelled: stamp })], when)).toBeUndefined();
  });

  it('is no draft while a finalized one is to come', () => {
    expect(nextOf([draft, tonight], when)).toBe(tonight);
    expect(nextOf([draft], when)).toBe(draft);
  });
});

it.each([
  ['while it runs', 3, 1, 3.5],
  ['a minute before its end', 3, 179, 3.5],
  ['at its end', 3, 180, 3.5],
  ['within half an hour past its end', 3, 209, 3.5],
  ['half an hour past its end', 3, 210, 4],
  ['hours past its end', 3, 400, 7],
  ['of the longest kind but a half hour', 71.5, 1, 72],
  ['of the longest kind', 72, 1, null],
])('a patrol can be extended by half hours past this moment: %s [16.13]', (_, hours, after, least) => {
  expect(leastExtension(buildPatrol(earlier, hours), moved(earlier, after * minute))).toBe(least);
});
