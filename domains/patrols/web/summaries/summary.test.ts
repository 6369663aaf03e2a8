import { describe, expect, it } from 'vitest';
import { isEmpty, monthRows, weekdayRows } from './summary.ts';

const byMonth = [
  { _id: { year: 2021, month: 11, status: 'run' }, count: 4 },
  { _id: { year: 2026, month: 11, status: 'run' }, count: 12 },
  { _id: { year: 2026, month: 11, status: 'cancelled' }, count: 2 },
];

describe('the summary', () => {
  it('has every month of five years, the current one last [7.3]', () => {
    const rows = monthRows({ byMonth }, '2026-11');
    expect(rows).toHaveLength(61);
    expect(rows[0]).toEqual({ month: '2021-11', name: 'November 2021', counts: { run: 4 } });
    expect(rows[1]?.counts).toEqual({});
    expect(rows.at(-1)?.counts).toEqual({ run: 12, cancelled: 2 });
  });

  it('runs from Monday to Sunday, although the API counts Sunday as day 1 [7.3]', () => {
    const byDayOfWeek = [
      { _id: { dayOfWeek: 1, status: 'run' }, count: 38 },
      { _id: { dayOfWeek: 2, status: 'run' }, count: 22 },
      { _id: { dayOfWeek: 7, status: 'cancelled' }, count: 8 },
    ];
    const rows = weekdayRows({ byDayOfWeek });
    expect(rows[0]).toEqual({ name: 'Monday', counts: { run: 22 } });
    expect(rows[5]).toEqual({ name: 'Saturday', counts: { cancelled: 8 } });
    expect(rows[6]).toEqual({ name: 'Sunday', counts: { run: 38 } });
  });

  it('is empty when nothing was counted', () => {
    expect(isEmpty({ byMonth: [], byDayOfWeek: [] })).toBe(true);
    expect(isEmpty({ byMonth, byDayOfWeek: [] })).toBe(false);
  });
});
