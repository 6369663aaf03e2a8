import type { Tally } from './store.ts';

/** Splits the counts into those of months and those of weekdays. */
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
