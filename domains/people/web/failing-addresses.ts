import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { type FailingAddress, peopleRoutes } from '#people/contract';
import { directoryLimit } from './directory.ts';

/**
 * The people whose last mail did not arrive, by id; for admins. A mail may change this at any time, so it is
 * never fresh.
 */
export const failingAddressesQuery = queryOptions({
  queryKey: ['persons', 'failing'],
  queryFn: ({ signal }) =>
    call(peopleRoutes.listFailingAddresses, { query: { limit: directoryLimit }, signal }),
  staleTime: 0,
  select: ({ items }): ReadonlyMap<string, FailingAddress> => new Map(items.map((one) => [one._id, one])),
});

const none: ReadonlyMap<string, FailingAddress> = new Map();

/** Milliseconds for which a row that only marks them takes them for fresh, so that each page reads them once. */
const freshFor = 30_000;

/** Returns them for the marks in lists; none until they are read, or unless the user is an admin, who alone may know. */
export function useFailingAddresses(): ReadonlyMap<string, FailingAddress> {
  const isAdmin = useRoles().includes('admin');
  return useQuery({ ...failingAddressesQuery, staleTime: freshFor, enabled: isAdmin }).data ?? none;
}
