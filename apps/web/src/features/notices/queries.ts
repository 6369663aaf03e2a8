import { type NoticeChoice, noticeRoutes } from '@patrolbook/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** Which notices a watcher gets, by the link in one. */
export const noticesQuery = (linkToken: string) =>
  queryOptions({
    queryKey: ['notices', linkToken],
    queryFn: ({ signal }) => call(noticeRoutes.viewNotices, { params: { linkToken }, signal }),
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
  });

/** Chooses which notices they get. */
export function useChooseNotices(linkToken: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notices: NoticeChoice) =>
      call(noticeRoutes.chooseNotices, { params: { linkToken }, body: { notices } }),
    onSuccess: (chosen) => client.setQueryData(noticesQuery(linkToken).queryKey, chosen),
  });
}
