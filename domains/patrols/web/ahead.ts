import { queryOptions } from '@tanstack/react-query';
import { limits } from '#contract';
import { call } from '#lib/api/api.ts';
import { serverNow } from '#lib/time/clock.ts';
import { patrolRoutes } from '#patrols/contract';
import { activeAssignment } from './assigned-patrols.ts';

const hour = 3_600_000;
/** More upcoming patrols than anybody has. */
const maxAhead = 100;

/** The user's upcoming and possibly running patrols, soonest first: all that began within the longest duration. */
export const aheadQuery = queryOptions({
  queryKey: ['patrols', 'mine', 'ahead'],
  queryFn: ({ signal }) => {
    const earliest = new Date(serverNow() - limits.hours.max * hour).toISOString();
    const filter = { ...activeAssignment, when: { $gt: earliest } };
    return call(patrolRoutes.listMyPatrols, { query: { limit: maxAhead, sort: 'when', filter }, signal });
  },
});
