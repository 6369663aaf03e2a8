import { limits, patrolRoutes } from '@patrolbook/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { type AssignedList, assignedNow, standing } from '../../lib/assigned-patrols.ts';
import { serverNow } from '../../lib/clock.ts';

export const pageSize = limits.page.default;

const hour = 3_600_000;

/** More coming patrols than anybody has. */
const many = 100;

/** One page of one's own patrols; the page before stays on the screen while this one loads. */
export const rosterQuery = (list: AssignedList, skip: number) =>
  queryOptions({
    queryKey: ['patrols', 'mine', list, skip],
    queryFn: ({ signal }) =>
      call(patrolRoutes.listMyPatrols, { query: { limit: pageSize, skip, ...assignedNow(list) }, signal }),
    placeholderData: keepPreviousData,
  });

/** All that is ahead, in order: whatever began so long ago that it may still be running, and all to come. */
export const aheadQuery = queryOptions({
  queryKey: ['patrols', 'mine', 'ahead'],
  queryFn: ({ signal }) => {
    const earliest = new Date(serverNow() - limits.hours.max * hour).toISOString();
    const filter = { ...standing, when: { $gt: earliest } };
    return call(patrolRoutes.listMyPatrols, { query: { limit: many, sort: 'when', filter }, signal });
  },
});
