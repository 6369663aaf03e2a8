import { type BodyInput, eccRoutes, type Patrol } from '@patrolbook/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { patrolQuery } from '../../domain/patrol/patrol.ts';
import { call, orNull } from '../../lib/api/api.ts';
import { isConflict } from '../../lib/http/api-error.ts';

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

/** Enters the event number that the crew was told. */
export function useEnterEventNumber(id: string) {
  const { onSuccess, onError } = useOnPatrol(id);
  return useMutation({
    mutationFn: (body: BodyInput<typeof eccRoutes.enterEventNumber>) =>
      call(eccRoutes.enterEventNumber, { params: { id }, body }),
    onSuccess,
    onError,
  });
}

/** Shows the patrol that a call returned, at once, and reads again what else belongs to it; all of it if the call was refused. */
function useOnPatrol(id: string) {
  const client = useQueryClient();
  const { queryKey } = patrolQuery(id);
  return {
    onSuccess: (patrol: Patrol) => {
      client.setQueryData(queryKey, patrol);
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['patrols'] });
    },
    onError: (error: Error) => {
      if (isConflict(error)) void client.invalidateQueries({ queryKey });
    },
  };
}
