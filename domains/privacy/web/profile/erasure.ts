import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { personalRoutes } from '#privacy/contract';
import { toastError } from '#ui/feedback/toasts.tsx';
import { erasureRequestTexts } from '../texts.ts';

/** One's own request to be erased. */
export const erasureQuery = queryOptions({
  queryKey: ['person', 'erasure-request'],
  queryFn: ({ signal }) => call(personalRoutes.getMyErasureRequest, { signal }),
});

/** Asks to be erased, or withdraws that. */
export function useErasureRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: 'ask' | 'withdraw') => {
      if (change === 'ask') await call(personalRoutes.askForErasure);
      else await call(personalRoutes.withdrawErasure);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: erasureQuery.queryKey }),
    onError: (error) => toastError(erasureRequestTexts.unable({ reason: messageOf(error) })),
  });
}
