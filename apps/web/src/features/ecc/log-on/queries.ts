import { type BodyInput, eccRoutes } from '@patrolbook/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useOnPatrol } from '../../../domain/patrols/on-patrol.ts';
import { call, orNull } from '../../../lib/api/api.ts';

/** What a log-on starts with, and the one that was sent; for the crew. Null for an event. */
export const eccLogOnQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrol', id, 'ecc-log-on'],
    queryFn: ({ signal }) => orNull(call(eccRoutes.getEccLogOn, { params: { id }, signal })),
  });

/** Sends the log-on. The same `_id` again sends nothing (product 16.2). */
export function useLogOn(id: string) {
  const { onSuccess, onError } = useOnPatrol(id);
  return useMutation({
    mutationFn: (body: BodyInput<typeof eccRoutes.logOnWithEcc>) =>
      call(eccRoutes.logOnWithEcc, { params: { id }, body }),
    onSuccess,
    onError,
  });
}
