import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, orNull } from '#lib/api/api.ts';
import { joiningRoutes } from '#membership/contract';

/** What the page of an organization says; null if there is none under this code. */
export const joinPageQuery = (code: string) =>
  queryOptions({
    queryKey: ['join-page', code],
    queryFn: ({ signal }) => orNull(call(joiningRoutes.getJoinPage, { params: { code }, signal })),
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
  });

/** What a mailed link confirms. */
export const joinLinkQuery = (linkToken: string) =>
  queryOptions({
    queryKey: ['join-link', linkToken],
    queryFn: ({ signal }) => call(joiningRoutes.viewJoinLink, { params: { linkToken }, signal }),
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
  });

/** Confirms the request, which is read as confirmed then. */
export function useConfirmJoin(linkToken: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(joiningRoutes.confirmJoin, { params: { linkToken } }),
    onSuccess: () =>
      client.setQueryData(
        joinLinkQuery(linkToken).queryKey,
        (asked) => asked && { ...asked, isConfirmed: true },
      ),
  });
}
