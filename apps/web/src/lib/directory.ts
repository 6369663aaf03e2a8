import { type Person, peopleRoutes } from '@patrolbook/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** More people than any organization has; the specification's figure for this list (section 7). */
const everyone = 999;

// The page names this read for itself as well: preload-start.ts.
/** Everybody of the organization, also those who have left: read once and kept until a person changes (specification 4). */
export const directoryQuery = queryOptions({
  queryKey: ['persons', 'directory'],
  queryFn: ({ signal }) =>
    call(peopleRoutes.listPersons, { query: { limit: everyone, sort: 'lastName' }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  select: ({ items }): ReadonlyMap<string, Person> => new Map(items.map((person) => [person._id, person])),
});

/** Looks people up by id for PersonLookup: pending, failed, not found (null) or found. */
export function useDirectory() {
  const { data, error, isPending } = useQuery(directoryQuery);
  return (id: string) => ({ isPending, error, data: data && (data.get(id) ?? null) });
}
