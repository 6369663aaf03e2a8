import { describe, expect, it } from 'vitest';
import {
  addDays,
  addHours,
  isTimeZone,
  resolveLocal,
  startOfDay,
  today,
  toLocal,
  weekdayOf,
} from './time.ts';

const zone = 'Pacific/Auckland';

describe('local time in an organization’s zone', () => {
  it('has weekdays from Monday to Sunday', () => {
    const dates = ['2026-11-29', '2026-11-30', '2026-12-05', '2028-02-29'];
    expect(dates.map(weekdayOf)).toEqual([7, 1, 6, 2]);
  });

  it('resolves an ordinary evening to one instant', () => {
    expect(resolveLocal({ date: '2026-11-24', time: '21:00' }, zone)).toEqual({
      kind: 'one',
      instant: '2026-11-24T08:00:00.000Z',
    });
  });

  it('refuses the hour skipped in September and names the next valid time', () => {
    expect(resolveLocal({ date: '2026-09-27', time: '02:30' }, zone)).toEqual({
      kind: 'skipped',
      next: { date: '2026-09-27', time: '03:00' },
    });
  });

  it('offers both instants of the hour that comes twice in April', () => {
    expect(resolveLocal({ date: '2026-04-05', time: '02:30' }, zone)).toEqual({
      kind: 'twice',
      first: '2026-04-04T13:30:00.000Z',
      second: '2026-04-04T14:30:00.000Z',
    });
  });

  it('is exact to the minute at both changes', () => {
    expect(resolveLocal({ date: '2026-09-27', time: '01:59' }, zone).kind).toBe('one');
    expect(resolveLocal({ date: '2026-09-27', time: '02:00' }, zone).kind).toBe('skipped');
    expect(resolveLocal({ date: '2026-09-27', time: '03:00' }, zone).kind).toBe('one');
    expect(resolveLocal({ date: '2026-04-05', time: '01:59' }, zone).kind).toBe('one');
    expect(resolveLocal({ date: '2026-04-05', time: '02:00' }, zone).kind).toBe('twice');
    expect(resolveLocal({ date: '2026-04-05', time: '02:59' }, zone).kind).toBe('twice');
    expect(resolveLocal({ date: '2026-04-05', time: '03:00' }, zone).kind).toBe('one');
  });

  it('counts elapsed hours over a change of the clocks', () => {
    const start = '2026-09-26T12:00:00.000Z'; // midnight in Auckland, three hours before 03:00 became 04:00 local
    expect(toLocal(addHours(start, 3), zone)).toEqual({ date: '2026-09-27', time: '04:00' });
    expect(addHours('2026-01-01T00:00:00.000Z', 2.5)).toBe('2026-01-01T02:30:00.000Z');
  });

  it('returns the organization’s local date, whatever the device’s zone', () => {
    expect(today('2026-11-21T11:30:00.000Z', zone)).toBe('2026-11-22');
    expect(today('2026-11-21T11:30:00.000Z', 'Europe/London')).toBe('2026-11-21');
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
    expect(startOfDay('2026-11-22', zone)).toBe('2026-11-21T11:00:00.000Z');
  });

  it('recognizes zones by name only, not by offset', () => {
    expect(isTimeZone('Pacific/Chatham')).toBe(true);
    expect(isTimeZone('Middle/Earth')).toBe(false);
    expect(isTimeZone('+13:00')).toBe(false);
  });
});
