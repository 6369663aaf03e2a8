import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { type Person, peopleRoutes } from '#people/contract';

/** More people than any organization has, so that one request returns all. */
export const directoryLimit = 999;

// index.html preloads the same URL: preload-start.ts.
/** All people of the organization, including those who have left. Read once and kept until a person changes. */
export const directoryQuery = queryOptions({
  queryKey: ['persons', 'directory'],
  queryFn: ({ signal }) =>
    call(peopleRoutes.listPersons, { query: { limit: directoryLimit, sort: 'lastName' }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  select: ({ items }): ReadonlyMap<string, Person> => new Map(items.map((person) => [person._id, person])),
});

/** Returns a look-up by id for PersonLookup: pending, failed, not found (null) or found. */
export function useDirectory() {
  const { data, error, isPending } = useQuery(directoryQuery);
  return (id: string) => ({ isPending, error, data: data && (data.get(id) ?? null) });
}
