import { availabilityRoutes, type Candidate, type Patrol, type Person } from '@patrolbook/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';

type Occasion = Pick<Patrol, '_id' | 'when' | 'hours'>;

/** Who could go on the patrol, the best first, with what speaks for and against each (product 6.21). */
const suitableQuery = ({ _id, when, hours }: Occasion) =>
  queryOptions({
    queryKey: ['patrols', 'candidates', { _id, when, hours }],
    queryFn: ({ signal }) =>
      call(availabilityRoutes.listCandidates, { query: { when, hours, patrol: _id }, signal }),
    staleTime: 0,
    select: ({ items }): ReadonlyMap<string, Candidate> => new Map(items.map((each) => [each._id, each])),
  });

/** Reads who suits the patrol; not for one that has begun, where only who came matters. */
export function useSuitable(patrol: Occasion, { afterwards }: { afterwards: boolean }) {
  return useQuery({ ...suitableQuery(patrol), enabled: !afterwards });
}

/** Returns the people with the best first; in the given order as long as it is not known who that is. */
export function bestFirst(people: readonly Person[], suitable: ReadonlyMap<string, Candidate> | undefined) {
  if (!suitable) return people;
  const rank = new Map([...suitable.keys()].map((id, index) => [id, index]));
  const rankOf = ({ _id }: Person) => rank.get(_id) ?? rank.size;
  return [...people].sort((one, other) => rankOf(one) - rankOf(other));
}
