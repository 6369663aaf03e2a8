import { describe, expect, it } from 'vitest';
import { monthDue } from './month-due.ts';

const zone = 'Pacific/Auckland';

describe('the month that is summed up [11.15]', () => {
  it.each([
    ['2026-11-30T18:59:00.000Z', null, null], // 1 Dec, 07:59
    ['2026-11-30T19:00:00.000Z', '2026-11-01', false],
    ['2026-12-07T10:59:00.000Z', '2026-11-01', false], // 7 Dec, 23:59
    ['2026-12-07T11:00:00.000Z', '2026-11-01', true],
    ['2026-12-31T18:59:00.000Z', null, null],
    ['2026-12-31T19:00:00.000Z', '2026-12-01', false],
    ['2026-02-28T19:00:00.000Z', '2026-02-01', false],
  ])('at %s is %s, too late: %s', (now, month, isLate) => {
    expect(monthDue(now, zone)).toEqual(month && { month, isLate });
  });
});
