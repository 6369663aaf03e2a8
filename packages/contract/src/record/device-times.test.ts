import { describe, expect, it } from 'vitest';
import { momentOf } from './device-times.ts';

const now = '2026-11-21T10:00:00.000Z';

describe('the moment of a call [record-clock]', () => {
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
});
