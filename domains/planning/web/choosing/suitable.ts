import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import type { Patrol } from '#patrols/contract';
import type { Person } from '#people/contract';
import {
  availabilityRoutes,
  type Candidate,
  type FillCandidate,
  fillRoutes,
  type Placement,
} from '#planning/contract';

type Occasion = Pick<Patrol, '_id' | 'when' | 'hours'>;

/** A proposal that is not saved, beside which somebody is chosen. */
export interface Beside {
  kept: readonly Placement[];
  restHours: number;
}

/** A candidate, and beside a proposal also what keeps them from the patrol. */
export type Suitable = Candidate | FillCandidate;

/** Who could go on the patrol, the best first, with what speaks for and against each (product 6.21 and 6.58). */
const suitableQuery = ({ _id, when, hours }: Occasion, beside: Beside | undefined) =>
  queryOptions({
    queryKey: ['patrols', 'candidates', { _id, when, hours, beside }],
    queryFn: ({ signal }): Promise<{ items: Suitable[] }> => {
      if (!beside)
        return call(availabilityRoutes.listCandidates, { query: { when, hours, patrol: _id }, signal });
      const body = { patrolId: _id, restHours: beside.restHours, kept: [...beside.kept] };
      return call(fillRoutes.listFillCandidates, { body, signal });
    },
    staleTime: 0,
    select: ({ items }): ReadonlyMap<string, Suitable> => new Map(items.map((each) => [each._id, each])),
  });

/** Reads who suits the patrol; not for one that has begun, where only who came matters. */
export function useSuitable(
  patrol: Occasion,
  { afterwards, beside }: { afterwards: boolean; beside: Beside | undefined },
) {
  return useQuery({ ...suitableQuery(patrol, beside), enabled: !afterwards });
}

/** Returns the people with the best first; in the given order as long as it is not known who that is. */
export function bestFirst(people: readonly Person[], suitable: ReadonlyMap<string, Suitable> | undefined) {
  if (!suitable) return people;
  const rank = new Map([...suitable.keys()].map((id, index) => [id, index]));
  const rankOf = ({ _id }: Person) => rank.get(_id) ?? rank.size;
  return [...people].sort((one, other) => rankOf(one) - rankOf(other));
}
