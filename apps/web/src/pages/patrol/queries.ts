import { call } from '#lib/api/api.ts';
import { type Patrol, patrolRoutes } from '#patrols/contract';
import { replaced, useChangePatrol } from '#patrols/web/change-patrol.ts';
import { patrolCancelTexts } from './texts.ts';

export function useFinalize(id: string) {
  return useChangePatrol(id, {
    send: () => call(patrolRoutes.finalizePatrol, { params: { id } }),
    applied: replaced,
  });
}

/** Cancels the patrol; with `didNotShow`, also marks those who had accepted as not shown. */
export function useCancel({ _id: id, type }: Pick<Patrol, '_id' | 'type'>, onCancelled: () => void) {
  return useChangePatrol(id, {
    send: (body: { didNotShow?: true; message?: string }) =>
      call(patrolRoutes.cancelPatrol, { params: { id }, body }),
    applied: replaced,
    done: patrolCancelTexts.done(type),
    failed: patrolCancelTexts.unableToCancel,
    onDone: onCancelled,
  });
}
