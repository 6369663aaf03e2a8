import { limits, patrolRoutes } from '@patrolbook/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type AssignedList,
  activeAssignment,
  assignedNow,
} from '../../../domain/patrols/assigned-patrols.ts';
import { call } from '../../../lib/api/api.ts';
import { serverNow } from '../../../lib/time/clock.ts';

export const pageSize = limits.page.default;

const hour = 3_600_000;

/** More upcoming patrols than anybody has. */
const maxAhead = 100;

/**
 * One page of the user's own patrols, with upcoming ones that they declined, since they may change their mind. The previous
 * page stays on the screen while this one loads.
 */
export const myPatrolsQuery = (list: AssignedList, skip: number) =>
  queryOptions({
    queryKey: ['patrols', 'mine', list, skip],
    queryFn: ({ signal }) => {
      const query = { limit: pageSize, skip, ...assignedNow(list, { keepDeclined: true }) };
      return call(patrolRoutes.listMyPatrols, { query, signal });
    },
    placeholderData: keepPreviousData,
  });

/** The user's upcoming and possibly running patrols, soonest first: all that began within the longest duration. */
export const aheadQuery = queryOptions({
  queryKey: ['patrols', 'mine', 'ahead'],
  queryFn: ({ signal }) => {
    const earliest = new Date(serverNow() - limits.hours.max * hour).toISOString();
    const filter = { ...activeAssignment, when: { $gt: earliest } };
    return call(patrolRoutes.listMyPatrols, { query: { limit: maxAhead, sort: 'when', filter }, signal });
  },
});
