import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { limits } from '#contract';
import { call } from '#lib/api/api.ts';
import { type AdminPatch, adminRoutes } from '#membership/contract';
import type { NewAdmin } from '#organizations/contract';

/** All admins of an organization, for super administrators. */
export const adminsQuery = (id: string) =>
  queryOptions({
    queryKey: ['organization', id, 'admins'],
    queryFn: ({ signal }) =>
      call(adminRoutes.listAdmins, { params: { id }, query: { limit: limits.page.max }, signal }),
  });

/** Adds an admin, who is mailed an invitation. */
export function useAddAdmin(id: string) {
  return useAdminChange(id, (body: NewAdmin) => call(adminRoutes.addAdmin, { params: { id }, body }));
}

/** Corrects the address of an admin who has not signed in yet. */
export function useCorrectAdmin(id: string, personId: string) {
  return useAdminChange(id, (body: AdminPatch) =>
    call(adminRoutes.correctAdmin, { params: { id, personId }, body }),
  );
}

/** Mails an admin's invitation again. */
export function useInviteAdmin(id: string, personId: string) {
  return useAdminChange(id, (_: undefined) => call(adminRoutes.inviteAdmin, { params: { id, personId } }));
}

/** Takes the role from an admin. `onRemoved` is called although they are no longer on the screen. */
export function useRemoveAdmin(id: string, personId: string, onRemoved: () => void) {
  const remove = (_: undefined) => call(adminRoutes.removeAdmin, { params: { id, personId } });
  return useAdminChange(id, remove, onRemoved);
}

/** Changes an admin. They are read again, also after a refusal: somebody may have signed in meanwhile. */
function useAdminChange<Given, Answer>(
  id: string,
  mutationFn: (given: Given) => Promise<Answer>,
  onSuccess = () => {},
) {
  const client = useQueryClient();
  const { queryKey } = adminsQuery(id);
  return useMutation({ mutationFn, onSuccess, onSettled: () => client.invalidateQueries({ queryKey }) });
}
