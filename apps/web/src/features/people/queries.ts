import { limits, type NewPerson, peopleRoutes } from '@patrolbook/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, orNull } from '../../lib/api.ts';

export const pageSize = limits.page.people;

export interface PeoplePage {
  hideFinished: boolean;
  skip: number;
}

/** One page of the organization's people by last name; the page before stays on the screen while this one loads. */
export const peopleQuery = ({ hideFinished, skip }: PeoplePage) =>
  queryOptions({
    queryKey: ['persons', { hideFinished, skip }],
    queryFn: ({ signal }) =>
      call(peopleRoutes.listPersons, {
        query: {
          limit: pageSize,
          skip,
          sort: 'lastName',
          ...(hideFinished && { filter: { finished: null } }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** A person; null if there is none. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['person', id],
    queryFn: ({ signal }) => orNull(call(peopleRoutes.getPerson, { params: { id }, signal })),
  });

/** Adds a person, who is mailed an invitation; answers their id. */
export function useCreatePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPerson) => call(peopleRoutes.createPerson, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['persons'] }),
  });
}
