import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, orNull } from '#lib/api/api.ts';
import { type Availability, availabilityRoutes } from '#planning/contract';

/** Whose availability is shown: the caller's own, or that of the person with this id. */
export type Whose = 'mine' | { personId: string };

/** When somebody is not available; null if there is no such person. */
export const availabilityQuery = (whose: Whose) =>
  queryOptions({
    queryKey: whose === 'mine' ? ['persons', 'my-availability'] : ['person', whose.personId, 'availability'],
    queryFn: ({ signal }) =>
      whose === 'mine'
        ? call(availabilityRoutes.getMyAvailability, { signal })
        : orNull(call(availabilityRoutes.getAvailability, { params: { id: whose.personId }, signal })),
  });

/** Replaces what somebody has said. */
export function useUpdateAvailability(whose: Whose) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Availability) =>
      whose === 'mine'
        ? call(availabilityRoutes.updateMyAvailability, { body })
        : call(availabilityRoutes.updateAvailability, { params: { id: whose.personId }, body }),
    onSuccess: (saved) => client.setQueryData(availabilityQuery(whose).queryKey, saved),
  });
}
