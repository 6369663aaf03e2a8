import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract';
import { call } from '#lib/api/api.ts';
import { takeAnswer } from '#lib/api/take-answer.ts';
import { isChangedMeanwhile } from '#lib/http/api-error.ts';
import { type NewPatrol, type PatrolPatch, patrolRoutes } from '#patrols/contract';
import { patrolQuery } from '../queries.ts';

/** The body that creates a patrol or an event. */
export type NewPatrolBody =
  | { type: 'patrol'; body: NewPatrol }
  | { type: 'event'; body: BodyInput<typeof patrolRoutes.createEvent> };

/** Creates a draft; returns its id. `override` allows that its crew is double-booked. */
export function useCreatePatrol() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ draft, override }: { draft: NewPatrolBody; override: boolean }) => {
      const query = override ? { override } : {};
      const { inserted } =
        draft.type === 'patrol'
          ? await call(patrolRoutes.createPatrol, { query, body: draft.body })
          : await call(patrolRoutes.createEvent, { query, body: draft.body });
      return inserted._id;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['patrols'] }),
  });
}

/** Edits an upcoming patrol; `override` allows a double booking. If somebody else has edited it meanwhile, it is read again. */
export function useUpdatePatrol(id: string) {
  const client = useQueryClient();
  const { queryKey } = patrolQuery(id);
  return useMutation({
    mutationFn: ({ patch, override }: { patch: PatrolPatch; override: boolean }) =>
      call(patrolRoutes.updatePatrol, { params: { id }, query: { override }, body: patch }),
    onSuccess: async (patrol) => {
      await takeAnswer(client, queryKey, () => patrol);
      await client.invalidateQueries({ queryKey: ['patrols'] });
    },
    onError: (error) => isChangedMeanwhile(error) && client.invalidateQueries({ queryKey }),
  });
}
