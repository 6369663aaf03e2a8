import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import { patrolRoutes } from '#patrols/contract';
import { type AssignedList, assignedNow } from '#patrols/web/queries.ts';

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
