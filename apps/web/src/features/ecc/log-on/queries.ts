import { type BodyInput, eccRoutes } from '@patrolbook/contract';
import { useMutation } from '@tanstack/react-query';
import { useOnPatrol } from '../../../domain/patrols/on-patrol.ts';
import { call } from '../../../lib/api/api.ts';

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
