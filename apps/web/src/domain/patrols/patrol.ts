import { patrolRoutes } from '@patrolbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, orNull } from '../../lib/api/api.ts';

// index.html preloads the same URL: preload-start.ts.
/** A patrol with its crew and its record; null when it does not exist for this person (product 13.6). */
export const patrolQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrol', id],
    queryFn: ({ signal }) => orNull(call(patrolRoutes.getPatrol, { params: { id }, signal })),
  });
