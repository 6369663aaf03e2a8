import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract';
import { eccRoutes } from '#ecc/contract';
import { call } from '#lib/api/api.ts';

/** What was sent to the ECC, and the answer so far. Reports a lost network at once, and refetches when it returns. */
export const notificationQuery = (linkToken: string) =>
  queryOptions({
    queryKey: ['ecc-notification', linkToken],
    queryFn: ({ signal }) => call(eccRoutes.viewEccNotification, { bearer: linkToken, signal }),
    networkMode: 'always',
    retry: false,
  });

/** Sends an event number, or acknowledges a log-off. */
export function useAnswerNotification(linkToken: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof eccRoutes.answerEccNotification>) =>
      call(eccRoutes.answerEccNotification, { bearer: linkToken, body }),
    onSuccess: (view) => client.setQueryData(notificationQuery(linkToken).queryKey, view),
  });
}
