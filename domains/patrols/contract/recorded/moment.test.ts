import { describe, expect, it } from 'vitest';
import { dateOf, isMomentUnknown, isTimeUncertain, isTooLate, momentOf } from './moment.ts';

const now = '2026-11-21T10:00:00.000Z';

describe('the moment of a call [17.6]', () => {
  it('is now if it did not wait', () => {
    expect(momentOf({}, now)).toBe(now);
  });

  it.each([
    ['right', '2026-11-21T08:30:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['five hours ahead', '2026-11-21T13:30:00.000Z', '2026-11-21T15:00:00.000Z'],
    ['years behind', '2020-01-01T22:45:00.000Z', '2020-01-02T00:15:00.000Z'],
  ])('is now less the time that it waited, by a device’s clock that is %s', (_how, recorded, sent) => {
    expect(momentOf({ recorded, sent }, now)).toBe('2026-11-21T08:30:00.000Z');
  });

  it('is not ahead if the device’s clock was set back meanwhile', () => {
    const times = { recorded: '2026-11-21T10:00:00.000Z', sent: '2026-11-21T08:00:00.000Z' };
    expect(momentOf(times, now)).toBe(now);
  });

  it('is what the device knows by the server’s clock, however its own was set meanwhile [17.23]', () => {
    const times = { recorded: '2026-11-21T08:50:00.000Z', sent: '2026-11-21T10:00:00.000Z' };
    expect(momentOf({ ...times, made: '2026-11-21T08:30:00.000Z' }, now)).toBe('2026-11-21T08:30:00.000Z');
    expect(momentOf({ ...times, made: '2026-11-21T10:00:00.001Z' }, now)).toBe(now);
  });
});

it.each([
  ['it did not wait', {}, false],
  ['its device tells how long it waited', { recorded: '2026-11-21T08:00:00.000Z', sent: now }, false],
  ['its device’s clock was set back since', { recorded: '2026-11-21T10:00:00.001Z', sent: now }, true],
  ['its device knows it all the same', { recorded: '2026-11-21T10:00:00.001Z', sent: now, made: now }, false],
])('the moment of a call if %s: %o is unknown: %s [17.24]', (_how, times, expected) => {
  expect(isMomentUnknown(times)).toBe(expected);
});

describe('the time of an entry [17.23]', () => {
  const moment = '2026-11-21T08:30:00.000Z';
  const typed = '2026-11-21T08:10:00.000Z';

  it('is what somebody typed', () => {
    expect(dateOf(typed, {}, moment)).toBe(typed);
  });

  it('is the moment of the call, less the time for which its form was open, if it says “Now”', () => {
    expect(dateOf(typed, { now: 0 }, moment)).toBe(moment);
    expect(dateOf(typed, { now: 60_000 }, moment)).toBe('2026-11-21T08:29:00.000Z');
  });

  it('is uncertain only if it says “Now” and its device does not know when that was [17.24]', () => {
    const waited = { recorded: typed, sent: moment };
    expect(isTimeUncertain({ ...waited, now: 0 })).toBe(true);
    expect(isTimeUncertain({ ...waited, now: 0, made: typed })).toBe(false);
    expect(isTimeUncertain(waited)).toBe(false);
    expect(isTimeUncertain({ now: 0 })).toBe(false);
  });
});

const hour = 3_600_000;
it.each([
  [7 * 24 * hour, false],
  [7 * 24 * hour + 1000, true],
])('a call that has waited %d ms is too late: %s [17.15]', (wait, expected) => {
  expect(isTooLate(now, new Date(Date.parse(now) + wait).toISOString())).toBe(expected);
});
