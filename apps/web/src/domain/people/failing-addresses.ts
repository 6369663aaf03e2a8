import { type FailingAddress, peopleRoutes } from '@patrolbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
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
