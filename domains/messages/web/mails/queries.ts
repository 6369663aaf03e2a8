import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import { mailRoutes } from '#messages/contract';

/** One page of the mails about a patrol, newest first; for admins. The previous page stays while this one loads. */
export const mailsQuery = (id: string, skip: number) =>
  queryOptions({
    queryKey: ['patrol', id, 'mails', skip],
    queryFn: ({ signal }) =>
      call(mailRoutes.listPatrolMails, { params: { id }, query: { limit: pageSize, skip }, signal }),
    placeholderData: keepPreviousData,
  });

/** Sends a mail again. A refusal means that the list is out of date. */
export function useResend(patrolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(mailRoutes.resendMail, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['patrol', patrolId, 'mails'] }),
  });
}
