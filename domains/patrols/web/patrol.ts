import { queryOptions } from '@tanstack/react-query';
import { call, orNull } from '#lib/api/api.ts';
import { patrolRoutes } from '#patrols/contract';

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
