import { type PrivacyPatch, privacyRoutes } from '@patrolbook/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { myOrganizationQuery } from '../../domain/profile/profile.tsx';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { toastError, toastSuccess } from '../../ui/feedback/toasts.tsx';

/** For how long personal details are kept; read again whenever the organization changes. */
export const privacyQuery = queryOptions({
  queryKey: [...myOrganizationQuery.queryKey, 'privacy'],
  queryFn: ({ signal }) => call(privacyRoutes.getPrivacy, { signal }),
});

/** Sets for how many days clocks keep. */
export function useUpdatePrivacy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PrivacyPatch) => call(privacyRoutes.updatePrivacy, { body }),
    onSuccess: (privacy) => {
      client.setQueryData(privacyQuery.queryKey, privacy);
      toastSuccess('Updated');
    },
    onError: (error) => toastError(`Unable to update: ${messageOf(error)}`),
  });
}
