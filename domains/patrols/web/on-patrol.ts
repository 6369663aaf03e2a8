import { useQueryClient } from '@tanstack/react-query';
import { isConflict } from '#lib/http/api-error.ts';
import type { Patrol } from '#patrols/contract';
import { patrolQuery } from './patrol.ts';

/**
 * Shows at once the patrol that a call returned, and reads again what else belongs to it. Reads all of it again
 * if the call was refused.
 */
export function useOnPatrol(id: string) {
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
