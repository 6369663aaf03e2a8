import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sessionRoutes } from '#accounts/contract';
import { call } from '#lib/api/api.ts';
import { justRead } from '#lib/api/query-client.ts';
import { pageSize } from '#lib/navigation/list-page.ts';

/** The event stream does not report sign-ins, so it is fresh only until the page that has prefetched it is there. */
const staleTime = justRead;

/** One page of the user's own sessions, newest first. */
export const sessionsQuery = (skip: number) =>
  queryOptions({
    queryKey: ['sessions', skip],
    queryFn: ({ signal }) =>
      call(sessionRoutes.listMySessions, { query: { limit: pageSize, skip, sort: '-issued' }, signal }),
    placeholderData: keepPreviousData,
    staleTime,
  });

/** One page of the user's own audit history, newest first. */
export const auditsQuery = (skip: number) =>
  queryOptions({
    queryKey: ['audits', skip],
    queryFn: ({ signal }) =>
      call(sessionRoutes.listMyAudits, { query: { limit: pageSize, skip, sort: '-when' }, signal }),
    placeholderData: keepPreviousData,
    staleTime,
  });
