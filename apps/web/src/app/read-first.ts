import type { Role } from '@patrolbook/contract';
import type { QueryClient } from '@tanstack/react-query';
import { directoryQuery } from '../lib/directory.ts';
import { myOrganizationQuery, myProfileQuery } from '../lib/profile.tsx';
import { createQueryClient } from '../lib/query-client.ts';

let cache: { session: string | undefined; client: QueryClient } | undefined;

/** What has been read in a session: another session, or none, begins with nothing. */
export function cacheOf(session: string | undefined): QueryClient {
  if (cache?.session !== session) cache = undefined;
  cache ??= { session, client: createQueryClient() };
  return cache.client;
}

/** Asks for what every page waits for, the profile, and what nearly all show. */
export function readFirst(client: QueryClient, roles: readonly Role[]): void {
  void client.prefetchQuery(myProfileQuery);
  if (roles.includes('sa')) return;
  void client.prefetchQuery(myOrganizationQuery);
  void client.prefetchQuery(directoryQuery);
}
