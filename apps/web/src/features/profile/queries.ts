import { type ProfilePatch, peopleRoutes } from '@patrolbook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { myProfileQuery } from '../../domain/profile/profile.tsx';
import { call } from '../../lib/api/api.ts';

/** Changes one's own profile. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfilePatch) => call(peopleRoutes.updateMyProfile, { body }),
    onSuccess: (profile) => {
      client.setQueryData(myProfileQuery.queryKey, profile);
      void client.invalidateQueries({ queryKey: ['persons'] });
      void client.invalidateQueries({ queryKey: ['person', profile._id] });
    },
  });
}
