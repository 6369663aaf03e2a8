import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#contract';
import { createQueryClient } from '#lib/api/query-client.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { myOrganizationQuery, myProfileQuery } from '#people/web/profile.tsx';
import { runningQuery } from '#record/web/running.ts';

let cache: { session: string | undefined; client: QueryClient } | undefined;

/** Returns the session's query cache. Another session, or none, starts with an empty one (product 9.5). */
export function cacheOf(session: string | undefined): QueryClient {
  if (cache?.session !== session) cache = undefined;
  cache ??= { session, client: createQueryClient() };
  return cache.client;
}

/** Prefetches the profile, for which every page waits, and the data that nearly all pages and the layout show. */
export function prefetchSession(client: QueryClient, roles: readonly Role[]): void {
  void client.prefetchQuery(myProfileQuery);
  if (roles.includes('sa')) return;
  void client.prefetchQuery(myOrganizationQuery);
  void client.prefetchQuery(directoryQuery);
  if (roles.includes('patroller')) void client.prefetchQuery(runningQuery);
}
