import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { type ProfilePatch, peopleRoutes } from '#people/contract';
import { myProfileQuery } from '../profile.tsx';

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
