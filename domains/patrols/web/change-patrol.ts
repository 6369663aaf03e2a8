import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Optimistic, type Patch, useOptimistic } from '#lib/api/optimistic.ts';
import { takeAnswer } from '#lib/api/take-answer.ts';
import { messageOf } from '#lib/http/api-error.ts';
import type { Patrol } from '#patrols/contract';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess, toastUndo } from '#ui/feedback/toasts.tsx';
import type { Undo } from '#ui/feedback/UndoMessage.tsx';
import { patrolQuery } from './queries.ts';

const changesOf = (id: string) => ['change-patrol', id];

/** Returns the patrol with its pending optimistic patches applied. */
export function useOptimisticPatrol(read: Patrol): Patrol {
  return useOptimistic(changesOf(read._id), read);
}

interface ChangeOptions<V, A> {
  send: (variables: V) => Promise<A>;
  /** The patch shown until the response; without one, the screen waits for the response. */
  optimistic?: (variables: V) => Patch<Patrol>;
  /** Turns the response into a patch of the cached patrol. */
  applied: (answer: A, variables: V) => Patch<Patrol>;
  /** Ignores further calls until the response. Always so for a change without an optimistic patch. */
  exclusive?: true;
  /** Says that it was done. */
  done?: string;
  /** Says why it failed. */
  failed?: (why: { reason: string }) => string;
  /** How the change is undone, if it can be; the toast offers it. */
  undo?: (variables: V) => Undo;
  /** Called even if the user has left the screen in the meantime. */
  onDone?: (() => void) | undefined;
  /** Returns whether it has shown the error; otherwise a toast shows it. */
  onRefused?: ((error: Error, variables: V) => boolean) | undefined;
}

/**
 * One kind of change to a patrol. An `exclusive` change tracks its calls in a ref, because `isPending` is set a tick
 * later, after a fast double click.
 */
export function useChangePatrol<V, A>(id: string, options: ChangeOptions<V, A>) {
  const inFlight = useRef(false);
  const mutation = useChangeMutation(id, options, () => {
    inFlight.current = false;
  });
  const mutate: typeof mutation.mutate = (...args) => {
    if (inFlight.current) return;
    inFlight.current = options.exclusive ?? !options.optimistic;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}

/**
 * Sends changes and shows their toasts. The changes of one patrol are sent one at a time, in the order of the calls. A
 * refusal means that the cached patrol is out of date.
 */
function useChangeMutation<V, A>(id: string, options: ChangeOptions<V, A>, onSettled: () => void) {
  const { send, optimistic, applied, undo, onDone, onRefused } = options;
  const { done = feedbackTexts.updated, failed = feedbackTexts.unableToUpdate } = options;
  const client = useQueryClient();
  const { queryKey } = patrolQuery(id);
  return useMutation({
    mutationKey: changesOf(id),
    scope: { id: `patrol ${id}` },
    mutationFn: send,
    onMutate: (variables): Optimistic<Patrol> => ({ patch: optimistic?.(variables) }),
    onSuccess: async (answer, variables) => {
      if (undo) toastUndo(done, undo(variables));
      else toastSuccess(done);
      await takeAnswer(client, queryKey, (patrol) => patrol && applied(answer, variables)(patrol));
      // Not awaited, so that the patch goes with the response; only a caller that navigates to the lists needs them fresh.
      const listed = client.invalidateQueries({ queryKey: ['patrols'] });
      if (onDone) void listed.then(onDone);
    },
    onError: (error, variables) => {
      if (!onRefused?.(error, variables)) toastError(failed({ reason: messageOf(error) }));
      void client.invalidateQueries({ queryKey });
    },
    onSettled,
  });
}

/** For the routes that return the patrol itself. */
export const replaced = (patrol: Patrol) => () => patrol;
