import { assignmentRoutes, type Patrol, type PatrolListItem } from '@patrolbook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { type Optimistic, type Patch, useOptimistic } from '../../../lib/api/optimistic.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import type { ItemsPage } from '../../../lib/navigation/paged-list.ts';
import { serverMoment } from '../../../lib/time/clock.ts';
import { toastError, toastSuccess, toastUndo } from '../../../ui/feedback/toasts.tsx';
import type { Undo } from '../../../ui/feedback/UndoMessage.tsx';
import { withoutPatroller, withPatroller } from '../detail/patches.ts';
import { rosterKey } from '../lists/queries.ts';

type Patrols = readonly PatrolListItem[];

/** Somebody who is put on a patrol of the month, or taken off. */
export interface CrewChange {
  patrolId: string;
  personId: string;
}

/** Somebody who is put on; `override`: even if they are on another patrol at that time. */
export interface Filling extends CrewChange {
  override?: true;
}

/** Somebody who is taken off. */
export interface Clearing extends CrewChange {
  /** What they are told besides. */
  body: { message?: string };
  /** What undoing does besides, for example that it mails. */
  consequence: string | undefined;
}

const changes = ['change crews'];

/** Returns the patrols of a month with the pending changes applied. */
export function useOptimisticMonth(patrols: Patrols): Patrols {
  return useOptimistic(changes, patrols);
}

interface ChangeOptions<V> {
  send: (change: V) => Promise<Patrol>;
  /** What is shown until the answer. */
  patch: (change: V) => (patrol: PatrolListItem) => PatrolListItem;
  onDone: (change: V) => void;
  /** Returns whether it has shown the error; otherwise a toast shows it. */
  onRefused?: (error: Error, change: V) => boolean;
}

/**
 * A change of one person on one patrol of a month. Answers may come in another order than their calls, so that each
 * says only what became of its own person.
 */
function useCrewChange<V extends CrewChange>({ send, patch, onDone, onRefused }: ChangeOptions<V>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changes,
    mutationFn: send,
    onMutate: (change): Optimistic<Patrols> => ({ patch: ofPatrol(change.patrolId, patch(change)) }),
    onSuccess: async (answer, change) => {
      onDone(change);
      await client.cancelQueries({ queryKey: rosterKey });
      const patched = ofPatrol(change.patrolId, answered(answer, change));
      client.setQueriesData<ItemsPage<PatrolListItem>>(
        { queryKey: rosterKey },
        (page) => page && { ...page, items: patched(page.items) },
      );
      void client.invalidateQueries({ queryKey: ['patrol', change.patrolId] });
      void client.invalidateQueries({ queryKey: ['patrols'] });
    },
    onError: (error, change) => {
      if (!onRefused?.(error, change)) toastError(`Unable to update: ${messageOf(error)}`);
      void client.invalidateQueries({ queryKey: rosterKey });
    },
  });
}

function ofPatrol(id: string, change: (patrol: PatrolListItem) => PatrolListItem) {
  return (patrols: Patrols) => patrols.map((patrol) => (patrol._id === id ? change(patrol) : patrol));
}

function answered({ patrollers }: Patrol, { personId }: CrewChange): Patch<PatrolListItem> {
  return (patrol) => {
    const assignment = patrollers[personId];
    return assignment ? { ...patrol, patrollers: { ...patrol.patrollers, [personId]: assignment } } : patrol;
  };
}

/** Puts somebody on a patrol. */
export function useFill(onRefused?: (error: Error, filling: Filling) => boolean) {
  return useCrewChange<Filling>({
    send: ({ patrolId: id, personId, override }) =>
      call(assignmentRoutes.assignPatroller, {
        params: { id, personId },
        query: override ? { override } : {},
      }),
    patch: ({ personId }) => withPatroller(personId),
    onDone: () => toastSuccess('Created'),
    ...(onRefused && { onRefused }),
  });
}

/** Takes somebody off a patrol. `onUndo` puts them on again. */
export function useClear(onUndo: (change: CrewChange) => void) {
  return useCrewChange<Clearing>({
    send: ({ patrolId: id, personId, body }) =>
      call(assignmentRoutes.removePatroller, { params: { id, personId }, query: {}, body }),
    patch: ({ personId }) => withoutPatroller(personId, { when: serverMoment() }),
    onDone: ({ patrolId, personId, consequence }) => {
      const undo: Undo = { onUndo: () => onUndo({ patrolId, personId }), consequence };
      toastUndo('Updated', undo);
    },
  });
}
