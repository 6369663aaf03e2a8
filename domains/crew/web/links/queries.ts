import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentRoutes } from '#crew/contract';
import { call } from '#lib/api/api.ts';

export type LinkAnswer = 'accept' | 'decline';

/** The assignment of the link's holder. Reports a lost network at once, and refetches when it returns. */
export const assignmentQuery = (linkToken: string) =>
  queryOptions({
    queryKey: ['assignment', linkToken],
    queryFn: ({ signal }) => call(assignmentRoutes.viewAssignment, { bearer: linkToken, signal }),
    networkMode: 'always',
    retry: false,
  });

/** All assignments of one mail, of the holder of its link to all. */
export const assignmentsQuery = (linkToken: string) =>
  queryOptions({
    queryKey: ['assignments', linkToken],
    queryFn: ({ signal }) => call(assignmentRoutes.viewAssignments, { bearer: linkToken, signal }),
    networkMode: 'always',
    retry: false,
  });

/** Accepts those that are still open. */
export function useAcceptAll(linkToken: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(assignmentRoutes.acceptAssignments, { bearer: linkToken }),
    networkMode: 'always',
    onSuccess: (view) => {
      client.setQueryData(assignmentsQuery(linkToken).queryKey, view);
      // Not awaited: the thanks need not wait for the refetches.
      void client.invalidateQueries();
    },
  });
}

/** Accepts or declines through the link. */
export function useLinkAnswer(linkToken: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: LinkAnswer) => {
      const route =
        answer === 'accept' ? assignmentRoutes.acceptAssignment : assignmentRoutes.declineAssignment;
      return call(route, { bearer: linkToken });
    },
    networkMode: 'always',
    onSuccess: () => {
      // Not awaited: the thanks need not wait for the refetches.
      void client.invalidateQueries();
    },
  });
}

/** Takes the answer back. The page shows the assignment again once it has been read anew. */
export function useUndoAnswer(linkToken: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(assignmentRoutes.undoAnswer, { bearer: linkToken }),
    networkMode: 'always',
    onSuccess: async () => {
      await client.invalidateQueries(assignmentQuery(linkToken));
      void client.invalidateQueries();
    },
  });
}
