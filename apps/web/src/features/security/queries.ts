import { limits, sessionRoutes } from '@patrolbook/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const pageSize = limits.page.default;

/** The event stream tells nothing of signing in, so what was read is never taken for fresh. */
const staleTime = 0;

/** One page of one's own sign-ins, the newest first. */
export const sessionsQuery = (skip: number) =>
  queryOptions({
    queryKey: ['sessions', skip],
    queryFn: ({ signal }) =>
      call(sessionRoutes.listMySessions, { query: { limit: pageSize, skip, sort: '-issued' }, signal }),
    placeholderData: keepPreviousData,
    staleTime,
  });

/** One page of what was noted about one's own signing in, the newest first. */
export const auditsQuery = (skip: number) =>
  queryOptions({
    queryKey: ['audits', skip],
    queryFn: ({ signal }) =>
      call(sessionRoutes.listMyAudits, { query: { limit: pageSize, skip, sort: '-when' }, signal }),
    placeholderData: keepPreviousData,
    staleTime,
  });
