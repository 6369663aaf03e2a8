import type { Tally } from './store.ts';

/** One row of SQL counts a month or a weekday; the wire has a list of each. */
export function presentSummary<Status extends string>(tallies: readonly Tally<Status>[]) {
  return {
    byMonth: tallies.flatMap(({ year, month, status, count }) => {
      return year === null || month === null ? [] : [{ _id: { year, month, status }, count }];
    }),
    byDayOfWeek: tallies.flatMap(({ dayOfWeek, status, count }) => {
      return dayOfWeek === null ? [] : [{ _id: { dayOfWeek, status }, count }];
    }),
  };
}
