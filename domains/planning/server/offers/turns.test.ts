import { describe, expect, it } from 'vitest';
import { isTurnDue, mailedFrom, nextTurn } from './turns.ts';

const zone = 'Pacific/Auckland';
/** Tue 15 Dec 2026, 21:00 in Auckland. */
const when = '2026-12-15T08:00:00.000Z';

describe('the hours of the night [11.67]', () => {
  it.each([
    ['in the evening', '2026-12-01T07:59:00.000Z', '2026-12-01T07:59:00.000Z'],
    ['from 21:00 on', '2026-12-01T08:00:00.000Z', '2026-12-01T19:00:00.000Z'],
    ['after midnight', '2026-12-01T14:00:00.000Z', '2026-12-01T19:00:00.000Z'],
    ['at 08:00', '2026-12-01T19:00:00.000Z', '2026-12-01T19:00:00.000Z'],
    ['in the night before the clocks go back', '2026-04-04T09:00:00.000Z', '2026-04-04T20:00:00.000Z'],
    ['in the night before they go forward', '2026-09-26T10:00:00.000Z', '2026-09-26T19:00:00.000Z'],
    ['more than 18 hours before the start', '2026-12-14T13:59:00.000Z', '2026-12-14T19:00:00.000Z'],
    ['18 hours before the start', '2026-12-14T14:00:00.000Z', '2026-12-14T14:00:00.000Z'],
  ])('disturb nobody, unless the start is near: %s', (_when, instant, mailed) => {
    expect(mailedFrom(instant, { when }, zone)).toBe(mailed);
  });
});

describe('the next turn [6.43]', () => {
  it.each([
    ['a day later, more than a week before', '2026-12-01T06:00:00.000Z', '2026-12-02T06:00:00.000Z'],
    ['six hours later, within a week', '2026-12-10T00:00:00.000Z', '2026-12-10T06:00:00.000Z'],
    ['in the morning, if that is at night', '2026-12-10T03:00:00.000Z', '2026-12-10T19:00:00.000Z'],
    ['six hours after the morning, asked at night', '2026-12-10T10:00:00.000Z', '2026-12-11T01:00:00.000Z'],
    // 48 hours before it is 21:00.
    [
      'never later than the morning after 48 hours before',
      '2026-12-13T06:00:00.000Z',
      '2026-12-13T19:00:00.000Z',
    ],
    ['not at all once everybody is asked', '2026-12-13T19:00:00.000Z', null],
  ])('is %s', (_when, now, next) => {
    expect(nextTurn({ when }, { zone, now })).toBe(next);
  });

  it('has come at its time, or when the patrol was moved so near that everybody is asked', () => {
    const next = '2026-12-10T06:00:00.000Z';
    expect(isTurnDue(next, { when }, { zone, now: '2026-12-10T05:59:00.000Z' })).toBe(false);
    expect(isTurnDue(next, { when }, { zone, now: next })).toBe(true);
    expect(isTurnDue(null, { when }, { zone, now: next })).toBe(false);
    const moved = { when: '2026-12-10T08:00:00.000Z' };
    expect(isTurnDue(next, moved, { zone, now: '2026-12-09T20:00:00.000Z' })).toBe(true);
  });
});
