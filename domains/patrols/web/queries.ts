import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { limits } from '#contract';
import { call, orNull } from '#lib/api/api.ts';
import { isConflict } from '#lib/http/api-error.ts';
import { serverMoment, serverNow } from '#lib/time/clock.ts';
import { type Patrol, patrolRoutes } from '#patrols/contract';

// index.html preloads the same URL: preload-start.ts.
/**
 * A patrol with its crew and its record; null when it does not exist for this person (product 13.6). The read outlives the page that
 * began it: the one that is opened next wants it, too, and on a bad line would wait behind everything else for a second one.
 */
export const patrolQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrol', id],
    queryFn: () => orNull(call(patrolRoutes.getPatrol, { params: { id } })),
  });

/** The two lists of a person's patrols: upcoming ones soonest first, past ones latest first. */
export type AssignedList = 'scheduled' | 'recent';

const assigned = { cancelled: null, removed: null };

/** The filter for a person's patrols: not cancelled, declined or removed (product 7.5). */
export const activeAssignment = { ...assigned, declined: null };

/** Returns the present order and filter of such a list. `keepDeclined` keeps declined patrols among the upcoming. */
export function assignedNow(list: AssignedList, { keepDeclined = false } = {}) {
  const now = serverMoment();
  if (list === 'recent')
    return { sort: '-when', filter: { ...activeAssignment, when: { $lte: now } } } as const;
  const upcoming = keepDeclined ? assigned : activeAssignment;
  return { sort: 'when', filter: { ...upcoming, when: { $gt: now } } } as const;
}

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

/**
 * Shows at once the patrol that a call returned, and reads again what else belongs to it. Reads all of it again
 * if the call was refused.
 */
export function useOnPatrol(id: string) {
  const client = useQueryClient();
  const { queryKey } = patrolQuery(id);
  return {
    onSuccess: (patrol: Patrol) => {
      client.setQueryData(queryKey, patrol);
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['patrols'] });
    },
    onError: (error: Error) => {
      if (isConflict(error)) void client.invalidateQueries({ queryKey });
    },
  };
}
