import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { type MailChoices, noticeRoutes } from '#people/contract';

/** Which of the mails that nobody has to get somebody gets, by the link in one. */
export const noticesQuery = (linkToken: string) =>
  queryOptions({
    queryKey: ['notices', linkToken],
    queryFn: ({ signal }) => call(noticeRoutes.viewNotices, { params: { linkToken }, signal }),
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
  });

/** Chooses which they get. */
export function useChooseNotices(linkToken: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MailChoices) => call(noticeRoutes.chooseNotices, { params: { linkToken }, body }),
    onSuccess: (chosen) => client.setQueryData(noticesQuery(linkToken).queryKey, chosen),
  });
}
