import { limits, patrolRoutes, startOfDay, summaryRoutes } from '@patrolbook/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { serverMoment } from '../../../lib/time/clock.ts';
import { addMonths } from '../../../lib/time/months.ts';
import type { narrowed } from './past-filter.ts';

/** The two lists: upcoming patrols soonest first, and past ones latest first. */
export type PatrolList = 'scheduled' | 'past';

export const pageSize = limits.page.default;

/** What a list is narrowed to, besides being scheduled or past. */
export type Narrowed = ReturnType<typeof narrowed>;

/** One page of a list; the previous page stays on the screen while this one loads. */
export function patrolsQuery(list: PatrolList, skip: number, part: Narrowed = {}) {
  return queryOptions({
    queryKey: ['patrols', list, part, skip],
    queryFn: ({ signal }) =>
      call(patrolRoutes.listPatrols, { query: { limit: pageSize, skip, ...selection(list, part) }, signal }),
    placeholderData: keepPreviousData,
  });
}

function selection(list: PatrolList, part: Narrowed) {
  const now = serverMoment();
  return list === 'scheduled'
    ? ({ sort: 'when', filter: { deleted: null, ...part, when: { ...part.when, $gt: now } } } as const)
    : ({ sort: '-when', filter: { deleted: null, ...part, when: { ...part.when, $lte: now } } } as const);
}

/** All patrols of a month (`2026-11`) in the zone, earliest first. */
export function monthRosterQuery(month: string, zone: string) {
  const $gte = startOfDay(`${month}-01`, zone);
  const $lt = startOfDay(`${addMonths(month, 1)}-01`, zone);
  const query = {
    limit: limits.page.max,
    sort: 'when',
    filter: { deleted: null, when: { $gte, $lt } },
  } as const;
  return queryOptions({
    queryKey: ['patrols', 'roster', month],
    queryFn: ({ signal }) => call(patrolRoutes.listPatrols, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The organization's patrols of the last five years, counted by month and weekday. */
export const summaryQuery = queryOptions({
  queryKey: ['patrols', 'summary'],
  queryFn: ({ signal }) => call(summaryRoutes.summarizePatrols, { signal }),
});
