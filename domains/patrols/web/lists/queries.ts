import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits, type QueryOf, startOfDay } from '#contract';
import { call } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import type { Sorts } from '#lib/navigation/list-sort.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { addMonths, monthOf } from '#lib/time/months.ts';
import { patrolRoutes, summaryRoutes } from '#patrols/contract';
import type { narrowed, PatrolList } from './patrol-filter.ts';
import { patrolTableTexts } from './texts.ts';

/** What a list is narrowed to, besides being scheduled or past. */
export type Narrowed = ReturnType<typeof narrowed>;

type PatrolSort = QueryOf<typeof patrolRoutes.listPatrols>['sort'];

/** The orders of each list. */
export const patrolSorts: Readonly<Record<PatrolList, Sorts<PatrolSort>>> = {
  scheduled: {
    standard: 'when',
    get words() {
      return { when: patrolTableTexts.soonestFirst, '-when': patrolTableTexts.latestFirst };
    },
  },
  past: {
    standard: '-when',
    get words() {
      return { '-when': patrolTableTexts.latestFirst, when: patrolTableTexts.earliestFirst };
    },
  },
};

interface Selection {
  part?: Narrowed;
  sort?: PatrolSort;
}

/** One page of a list; the previous page stays on the screen while this one loads. */
export function patrolsQuery(
  list: PatrolList,
  skip: number,
  { part = {}, sort = patrolSorts[list].standard }: Selection = {},
) {
  return queryOptions({
    queryKey: ['patrols', list, part, sort, skip],
    queryFn: ({ signal }) => {
      const query = { limit: pageSize, skip, sort, filter: listFilterOf(list, part) };
      return call(patrolRoutes.listPatrols, { query, signal });
    },
    placeholderData: keepPreviousData,
  });
}

/** Saves everything that a list shows, on all its pages, as a file (product 14.45). */
export function downloadPatrols(list: PatrolList, part: Narrowed): Promise<void> {
  return download(patrolRoutes.downloadPatrols, { query: { filter: listFilterOf(list, part) } });
}

/** Returns the contract's filter for what a list shows. */
export function listFilterOf(list: PatrolList, part: Narrowed) {
  const now = serverMoment();
  const when = list === 'scheduled' ? { ...part.when, $gt: now } : { ...part.when, $lte: now };
  return { deleted: null, ...part, when };
}

/** What the keys of all rosters begin with. */
export const rosterKey = ['patrols', 'roster'] as const;

/** The patrols from a local date (`2026-11-24`) until its month ends in the zone, earliest first. */
export function rosterQuery(from: string, zone: string) {
  const $gte = startOfDay(from, zone);
  const $lt = startOfDay(`${addMonths(monthOf(from), 1)}-01`, zone);
  const query = {
    limit: limits.page.max,
    sort: 'when',
    filter: { deleted: null, when: { $gte, $lt } },
  } as const;
  return queryOptions({
    queryKey: [...rosterKey, from],
    queryFn: ({ signal }) => call(patrolRoutes.listPatrols, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The organization's patrols of the last five years, counted by month and weekday. */
export const summaryQuery = queryOptions({
  queryKey: ['patrols', 'summary'],
  queryFn: ({ signal }) => call(summaryRoutes.summarizePatrols, { signal }),
});
