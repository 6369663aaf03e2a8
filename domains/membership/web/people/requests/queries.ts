import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { ApiError, messageOf } from '#lib/http/api-error.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import { joiningRoutes } from '#membership/contract';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { joinRequestTexts } from '../texts.ts';

/** One page of the requests to join, the first one first. */
export const joinRequestsQuery = (skip: number) =>
  queryOptions({
    queryKey: ['join-requests', skip],
    queryFn: ({ signal }) =>
      call(joiningRoutes.listJoinRequests, { query: { limit: pageSize, skip, sort: 'confirmed' }, signal }),
    placeholderData: keepPreviousData,
  });

/** Accepts a request; `name` is who has asked. */
export function useAcceptJoin(id: string, name: string) {
  return useAnswer(
    () => call(joiningRoutes.acceptJoinRequest, { params: { id } }),
    joinRequestTexts.accepted({ name }),
  );
}

/** Declines a request, of which nobody is mailed. */
export function useDeclineJoin(id: string) {
  return useAnswer(
    () => call(joiningRoutes.declineJoinRequest, { params: { id } }),
    joinRequestTexts.declined,
  );
}

/** Answers a request. The list is read again after a refusal too: another admin may have answered it. */
function useAnswer(mutationFn: () => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      toastSuccess(done);
      return client.invalidateQueries({ queryKey: ['persons'] });
    },
    onError: (error) => toastError(refusalText(error)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['to-do'] });
      return client.invalidateQueries({ queryKey: ['join-requests'] });
    },
  });
}

/** Says why a request could not be answered. */
function refusalText(error: Error): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.status === 404) return joinRequestTexts.gone;
  const isTaken = error.issues.some(({ reason }) => reason === 'not-unique');
  return isTaken ? joinRequestTexts.addressElsewhere : error.message;
}
