import { patrolRoutes } from '@patrolbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, orNull } from './api.ts';

// The page names this read for itself as well: preload-start.ts.
/** A patrol with its crew and its record; null when there is none for this person. */
export const patrolQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrol', id],
    queryFn: ({ signal }) => orNull(call(patrolRoutes.getPatrol, { params: { id }, signal })),
  });
