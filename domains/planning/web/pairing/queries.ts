import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, orNull } from '#lib/api/api.ts';
import { type Pairing, pairingRoutes } from '#planning/contract';

/** Who is experienced, and with whom a person goes; null if there is no such person. Any change of a person may change it. */
export const pairingQuery = (id: string) =>
  queryOptions({
    queryKey: ['persons', 'pairing', id],
    queryFn: ({ signal }) => orNull(call(pairingRoutes.getPairing, { params: { id }, signal })),
  });

/** Replaces what is said of somebody. */
export function useUpdatePairing(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pairing) => call(pairingRoutes.updatePairing, { params: { id }, body }),
    onSuccess: (saved) => {
      client.setQueryData(pairingQuery(id).queryKey, saved);
      return client.invalidateQueries({ queryKey: ['persons', 'pairing'] });
    },
  });
}
