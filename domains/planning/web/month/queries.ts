import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentRoutes } from '#crew/contract';
import { withoutPatroller, withPatroller } from '#crew/web/card/patches.ts';
import { call } from '#lib/api/api.ts';
import { type Optimistic, type Patch, useOptimistic } from '#lib/api/optimistic.ts';
import { messageOf } from '#lib/http/api-error.ts';
import type { ItemsPage } from '#lib/navigation/paged-list.ts';
import { serverMoment } from '#lib/time/clock.ts';
import type { Patrol, PatrolListItem } from '#patrols/contract';
import { rosterKey } from '#patrols/web/lists/queries.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastUndo } from '#ui/feedback/toasts.tsx';
import type { Undo } from '#ui/feedback/UndoMessage.tsx';
import { patrolMonthTexts } from './texts.ts';

type Patrols = readonly PatrolListItem[];

/** Somebody who is put on a patrol of the month, or taken off. */
export interface CrewChange {
  patrolId: string;
  personId: string;
}

/** Somebody who is put on; `override`: even if they are on another patrol at that time. */
export interface Filling extends CrewChange {
  override?: true;
  /** The crew as it was when an open place was to be filled. */
  seen?: readonly string[] | undefined;
}

/** Somebody who is moved to another patrol of the month. */
export interface Moving extends Clearing {
  to: string;
  override?: true;
}

/** Somebody who is taken off. */
export interface Clearing extends CrewChange {
  /** What they are told besides. */
  body: { message?: string };
  /** What undoing does besides, for example that it mails. */
  consequence: string | undefined;
}

const changes = ['change-crews'];

/** Returns the patrols of a month with the pending changes applied. */
export function useOptimisticMonth(patrols: Patrols): Patrols {
  return useOptimistic(changes, patrols);
}

interface ChangeOptions<V> {
  send: (change: V) => Promise<Patrol>;
  /** What is shown until the answer. */
  patch: (change: V) => Patch<Patrols>;
  /** What the answer says of that person, whatever other changes are under way. */
  answered: (answer: Patrol, change: V) => Patch<Patrols>;
  onDone: (answer: Patrol, change: V) => void;
  /** Returns whether it has shown the error; otherwise a toast shows it. */
  onRefused?: (error: Error, change: V) => boolean;
}

/**
 * A change of one person on one patrol of a month. Answers may come in another order than their calls, so that each
 * says only what became of its own person.
 */
function useCrewChange<V extends CrewChange>(options: ChangeOptions<V>) {
  const { send, patch, answered, onDone, onRefused } = options;
  const client = useQueryClient();
  return useMutation({
    mutationKey: changes,
    mutationFn: send,
    onMutate: (change): Optimistic<Patrols> => ({ patch: patch(change) }),
    onSuccess: async (answer, change) => {
      onDone(answer, change);
      await client.cancelQueries({ queryKey: rosterKey });
      const patched = answered(answer, change);
      client.setQueriesData<ItemsPage<PatrolListItem>>(
        { queryKey: rosterKey },
        (page) => page && { ...page, items: [...patched(page.items)] },
      );
      void client.invalidateQueries({ queryKey: ['patrol'] });
      void client.invalidateQueries({ queryKey: ['patrols'] });
    },
    onError: (error, change) => {
      if (!onRefused?.(error, change)) toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) }));
      void client.invalidateQueries({ queryKey: rosterKey });
    },
  });
}

function ofPatrol(id: string, change: Patch<PatrolListItem>): Patch<Patrols> {
  return (patrols: Patrols) => patrols.map((patrol) => (patrol._id === id ? change(patrol) : patrol));
}

/** What the answer, which is of the patrol itself, says of the person. */
function asAnswered({ _id, patrollers }: Patrol, { personId }: CrewChange): Patch<Patrols> {
  return ofPatrol(_id, (patrol) => {
    const assignment = patrollers[personId];
    return assignment ? { ...patrol, patrollers: { ...patrol.patrollers, [personId]: assignment } } : patrol;
  });
}

function withoutPerson({ patrolId, personId }: CrewChange): Patch<Patrols> {
  return ofPatrol(patrolId, withoutPatroller(personId, { when: serverMoment() }));
}

interface FillOptions {
  onFilled: (answer: Patrol, filling: Filling) => void;
  onRefused: (error: Error, filling: Filling) => boolean;
}

/** Puts somebody on a patrol. */
export function useFill({ onFilled, onRefused }: FillOptions) {
  return useCrewChange<Filling>({
    send: ({ patrolId: id, personId, override }) =>
      call(assignmentRoutes.assignPatroller, {
        params: { id, personId },
        query: override ? { override } : {},
      }),
    patch: ({ patrolId, personId }) => ofPatrol(patrolId, withPatroller(personId)),
    answered: asAnswered,
    onDone: onFilled,
    onRefused,
  });
}

/** Takes somebody off a patrol. `onUndo` puts them on again. */
export function useClear(onUndo: (change: CrewChange) => void) {
  return useCrewChange<Clearing>({
    send: ({ patrolId: id, personId, body }) =>
      call(assignmentRoutes.removePatroller, { params: { id, personId }, query: {}, body }),
    patch: withoutPerson,
    answered: asAnswered,
    onDone: (_, { patrolId, personId, consequence }) => {
      const undo: Undo = { onUndo: () => onUndo({ patrolId, personId }), consequence };
      toastUndo(feedbackTexts.updated, undo);
    },
  });
}

interface MoveOptions {
  /** Moves them back. */
  onUndo: (moved: Moving) => void;
  onRefused: (error: Error, moving: Moving) => boolean;
}

/** Takes somebody off a patrol and puts them on another, or does neither (product 14.42). */
export function useMove({ onUndo, onRefused }: MoveOptions) {
  return useCrewChange<Moving>({
    send: ({ patrolId: id, personId, to, body, override }) =>
      call(assignmentRoutes.movePatroller, {
        params: { id, personId },
        query: override ? { override } : {},
        body: { to, ...body },
      }),
    patch: (moving) => (patrols) =>
      ofPatrol(moving.to, withPatroller(moving.personId))(withoutPerson(moving)(patrols)),
    answered: (answer, moving) => (patrols) => asAnswered(answer, moving)(withoutPerson(moving)(patrols)),
    onDone: (_, moved) => {
      toastUndo(patrolMonthTexts.moved, { onUndo: () => onUndo(moved), consequence: moved.consequence });
    },
    onRefused,
  });
}
