import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type BodyInput, limits } from '#contract';
import { call, orNull } from '#lib/api/api.ts';
import { isChangedMeanwhile } from '#lib/http/api-error.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { patrolRoutes, summaryRoutes } from '#patrols/contract';
import { type AssignedList, assignedNow } from '#patrols/web/queries.ts';
import { type NewPerson, type PersonPatch, peopleRoutes } from '#people/contract';
import type { PeopleSort } from './people-sorts.ts';

export const peoplePageSize = limits.page.people;

export interface PeopleListPage {
  hideFinished: boolean;
  /** Words of names; by default everybody is listed. */
  search?: string;
  sort: PeopleSort;
  skip: number;
}

/** One page of the organization's people; the previous page stays on the screen while this one loads. */
export const peopleQuery = ({ hideFinished, search = '', sort, skip }: PeopleListPage) =>
  queryOptions({
    queryKey: ['persons', { hideFinished, search, sort, skip }],
    queryFn: ({ signal }) =>
      call(peopleRoutes.listPersons, {
        query: {
          limit: peoplePageSize,
          skip,
          sort,
          ...((hideFinished || search) && {
            filter: { ...(hideFinished && { finished: null }), ...(search && { search }) },
          }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The number of patrols that each of these people has done, by id. */
export const patrolCountsQuery = (personIds: string[]) =>
  queryOptions({
    queryKey: ['patrols', 'counts', personIds],
    queryFn: ({ signal }) => call(summaryRoutes.summarizePersons, { body: { personIds }, signal }),
    select: ({ items }): ReadonlyMap<string, number> =>
      new Map(items.map(({ _id, allTime }) => [_id, allTime])),
  });

/** A person; null if they do not exist. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['person', id],
    queryFn: ({ signal }) => orNull(call(peopleRoutes.getPerson, { params: { id }, signal })),
  });

/** One page of a person's patrols; the previous page stays on the screen while this one loads. */
export const personPatrolsQuery = (id: string, list: AssignedList, skip: number) =>
  queryOptions({
    queryKey: ['patrols', 'of', id, list, skip],
    queryFn: ({ signal }) =>
      call(patrolRoutes.listPatrolsOfPerson, {
        params: { id },
        query: { limit: pageSize, skip, ...assignedNow(list) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All upcoming patrols that a person would be removed from, including declined ones. */
export const upcomingPatrolsQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrols', 'of', id, 'upcoming'],
    queryFn: ({ signal }) => {
      const filter = { cancelled: null, removed: null, when: { $gt: serverMoment() } };
      const query = { limit: limits.page.max, sort: 'when', filter } as const;
      return call(patrolRoutes.listPatrolsOfPerson, { params: { id }, query, signal });
    },
  });

/** A person's patrols of the last five years by month and weekday. */
export const personSummaryQuery = (personId: string) =>
  queryOptions({
    queryKey: ['patrols', 'summary', personId],
    queryFn: ({ signal }) => call(summaryRoutes.summarizePatrolsOfPerson, { params: { personId }, signal }),
  });

/** Creates a person, who is mailed an invitation; returns their id. */
export function useCreatePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPerson) => call(peopleRoutes.createPerson, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['persons'] }),
  });
}

interface PersonChange {
  patch: PersonPatch;
  /** Goes through even if it removes the person from upcoming patrols. */
  confirm: boolean;
}

/** Edits a person. If somebody else has edited them meanwhile, they are read again. */
export function useUpdatePerson(id: string) {
  const client = useQueryClient();
  const { queryKey } = personQuery(id);
  return useMutation({
    mutationFn: ({ patch, confirm }: PersonChange) =>
      call(peopleRoutes.updatePerson, { params: { id }, query: { confirm }, body: patch }),
    onSuccess: (person) => {
      client.setQueryData(queryKey, person);
      void client.invalidateQueries({ queryKey: ['persons'] });
      void client.invalidateQueries({ queryKey: ['patrols'] });
    },
    onError: (error) => isChangedMeanwhile(error) && client.invalidateQueries({ queryKey }),
  });
}

/** Mails a person's invitation. They are then read again, as they may have signed in meanwhile. */
export function useInvite(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(peopleRoutes.invitePerson, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['person', id] }),
  });
}

/** How many people have not signed in, for admins. */
export const invitationsQuery = queryOptions({
  queryKey: ['persons', 'invitations'],
  queryFn: ({ signal }) => call(peopleRoutes.getInvitations, { signal }),
});

/** Invites everybody who was not invited yet, and perhaps again those who have not signed in. */
export function useInviteAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (again: boolean) => call(peopleRoutes.invitePersons, { body: { again } }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['persons'] }), // not awaited: who asked may be gone by then
  });
}

type ImportedPeople = BodyInput<typeof peopleRoutes.importPersons>['people'];

/** What an import would do with each of these people; the former answer stays while this one loads. */
export const importCheckQuery = (people: ImportedPeople) =>
  queryOptions({
    queryKey: ['persons', 'import', people],
    queryFn: ({ signal }) => call(peopleRoutes.checkImport, { body: { people }, signal }),
    select: ({ outcomes }) => outcomes,
  });

/** Adds these people, all or none. */
export function useImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (people: ImportedPeople) => call(peopleRoutes.importPersons, { body: { people } }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['persons'] }), // not awaited: who asked may be gone by then
  });
}

/** Ends a person's membership. */
export function useDeletePerson(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(peopleRoutes.deletePerson, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['person', id] });
      void client.invalidateQueries({ queryKey: ['persons'] });
      void client.invalidateQueries({ queryKey: ['patrols'] });
    },
  });
}
