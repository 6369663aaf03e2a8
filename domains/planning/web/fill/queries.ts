import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { fillRoutes } from '#planning/contract';
import { toastError, toastSuccess, toastUndo } from '#ui/feedback/toasts.tsx';
import { patrolFillTexts } from './texts.ts';
import type { FillBody } from './values.ts';

type FillAcceptance = BodyInput<typeof fillRoutes.acceptFill>;

/** Proposes crews, or judges those that the admin has chosen. */
export function useProposal() {
  return useMutation({
    mutationFn: (body: FillBody) => call(fillRoutes.fillPatrols, { body }),
    onError: (error) => toastError(patrolFillTexts.unableToPropose({ reason: messageOf(error) })),
  });
}

const accepting = ['accept-fill'];

/** Saves what was proposed, and tells of it with Undo, unless people were mailed. `isAccepting()` holds for the second half of a double click too. */
export function useAcceptFill() {
  const client = useQueryClient();
  const undo = useUndoFill();
  const accept = useMutation({
    mutationKey: accepting,
    mutationFn: (body: FillAcceptance) => call(fillRoutes.acceptFill, { body }),
    onSuccess: ({ _id }, { placements, finalized }) => {
      const saved = patrolFillTexts.saved(placements.length);
      if (finalized) toastSuccess(saved);
      else toastUndo(saved, { onUndo: () => undo.mutate(_id) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['patrols'] }),
  });
  return { accept, isAccepting: () => client.isMutating({ mutationKey: accepting }) > 0 };
}

function useUndoFill() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(fillRoutes.undoFill, { params: { id } }),
    onSuccess: () => toastSuccess(patrolFillTexts.undone),
    onError: (error) => toastError(patrolFillTexts.unableToUndo({ reason: messageOf(error) })),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['patrol'] });
      await client.invalidateQueries({ queryKey: ['patrols'] });
    },
  });
}
