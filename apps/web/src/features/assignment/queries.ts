import { assignmentRoutes } from '@patrolbook/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export type Answer = 'accept' | 'decline';

/** What the holder of the link is assigned to. A lost network is told at once; when it returns, this is read again. */
export const assignmentQuery = (linkToken: string) =>
  queryOptions({
    queryKey: ['assignment', linkToken],
    queryFn: ({ signal }) => call(assignmentRoutes.viewAssignment, { bearer: linkToken, signal }),
    networkMode: 'always',
    retry: false,
  });

/** Accepts or declines by the link. */
export function useAnswer(linkToken: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => {
      const route =
        answer === 'accept' ? assignmentRoutes.acceptAssignment : assignmentRoutes.declineAssignment;
      return call(route, { bearer: linkToken });
    },
    networkMode: 'always',
    onSuccess: () => {
      // The thanks do not wait for what else may show it.
      void client.invalidateQueries();
    },
  });
}

/** The link is none (any more): taken off, cancelled, over, or mistyped. */
export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status);
}
