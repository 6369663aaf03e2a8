import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type BodyInput, limits } from '#contract';
import { assignmentRoutes, type RecipientsTogether } from '#crew/contract';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { patrolRoutes } from '#patrols/contract';
import { listFilterOf, type Narrowed } from '#patrols/web/lists/queries.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { patrolSelectionTexts } from './texts.ts';

/** All scheduled patrols that a filter leaves, as many as one read has: the chosen ones are among them as long as they match it. */
export const matchingQuery = (part: Narrowed) =>
  queryOptions({
    queryKey: ['patrols', 'matching', part],
    queryFn: ({ signal }) => {
      const query = {
        limit: limits.page.max,
        sort: 'when',
        filter: listFilterOf('scheduled', part),
      } as const;
      return call(patrolRoutes.listPatrols, { query, signal });
    },
    placeholderData: keepPreviousData,
  });

const nobody: RecipientsTogether = {
  patrollers: 0,
  unmailed: [],
  guests: 0,
  watchers: 0,
  digests: 0,
  mails: 0,
};

/** Counts whom cancelling these finalized patrols mails; nobody for none. A failure shows a toast. */
export function useCountCancelled(ids: string[]) {
  return useMutation({
    mutationFn: async () =>
      ids.length === 0 ? nobody : call(assignmentRoutes.countRecipientsTogether, { body: { ids } }),
    onError: (error) => toastError(patrolSelectionTexts.unableToCancel({ reason: messageOf(error) })),
  });
}

/** Cancels all of these patrols or none. */
export function useCancelTogether(onCancelled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof patrolRoutes.cancelPatrols>) =>
      call(patrolRoutes.cancelPatrols, { body }),
    onSuccess: (_, { ids }) => {
      toastSuccess(patrolSelectionTexts.cancelled({ count: ids.length }));
      onCancelled();
    },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () =>
      Promise.all(['patrols', 'patrol', 'to-do'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
