import { assignmentRoutes, type NewGuest, type Patrol, patrolRoutes } from '@patrolbook/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, orNull } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

/** A patrol; null when there is none for this person. */
export const patrolQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrol', id],
    queryFn: ({ signal }) => orNull(call(patrolRoutes.getPatrol, { params: { id }, signal })),
  });

/** Puts the changed patrol, as the server answers it, in the place of the one shown; the lists are read again. */
function useShow(id: string) {
  const client = useQueryClient();
  const { queryKey } = patrolQuery(id);
  return async (patrol: Patrol) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, patrol);
    await client.invalidateQueries({ queryKey: ['patrols'] });
  };
}

interface Words {
  done: 'Created' | 'Updated';
  failed: 'update' | 'cancel';
}

/**
 * One change of a patrol, with its toasts; a refusal means that what is shown is out of date. While a change is out another
 * `mutate` does nothing: a fast double click would send it twice, since `isPending` shows a tick later. `onDone` is called
 * even if whoever asked for the change has left the screen meanwhile.
 */
function useChange<V>(
  id: string,
  change: (variables: V) => Promise<Patrol>,
  { done, failed }: Words = { done: 'Updated', failed: 'update' },
  onDone?: () => void,
) {
  const out = useRef(false);
  const client = useQueryClient();
  const show = useShow(id);
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: async (patrol) => {
      toastSuccess(done);
      await show(patrol);
      onDone?.();
    },
    onError: (error) => {
      toastError(`Unable to ${failed}: ${messageOf(error)}`);
      return client.invalidateQueries({ queryKey: ['patrol', id] });
    },
    onSettled: () => {
      out.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    if (out.current) return;
    out.current = true;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}

export function useFinalize(id: string) {
  return useChange(id, () => call(patrolRoutes.finalizePatrol, { params: { id } }));
}

/** With `didNotShow` those who had accepted are marked as not shown. `onCancelled`: where to go from there. */
export function useCancel(id: string, onCancelled: () => void) {
  return useChange(
    id,
    (body: { didNotShow?: true }) => call(patrolRoutes.cancelPatrol, { params: { id }, body }),
    { done: 'Updated', failed: 'cancel' },
    onCancelled,
  );
}

export function useAssign(id: string) {
  return useChange(
    id,
    (personId: string) => call(assignmentRoutes.assignPatroller, { params: { id, personId } }),
    { done: 'Created', failed: 'update' },
  );
}

export function useAccept(id: string, personId: string) {
  return useChange(id, () => call(assignmentRoutes.acceptForPatroller, { params: { id, personId } }));
}

export function useDecline(id: string, personId: string) {
  return useChange(id, () => call(assignmentRoutes.declineForPatroller, { params: { id, personId } }));
}

export function useRemovePatroller(id: string) {
  return useChange(id, (personId: string) =>
    call(assignmentRoutes.removePatroller, { params: { id, personId } }),
  );
}

/** The form tells how it went: issues belong on its fields. */
export function useAddGuest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewGuest) => call(assignmentRoutes.addGuest, { params: { id }, body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['patrol', id] }),
        client.invalidateQueries({ queryKey: ['patrols'] }),
      ]),
  });
}

export function useRemoveGuest(id: string) {
  return useChange(id, (guestId: string) => call(assignmentRoutes.removeGuest, { params: { id, guestId } }));
}
