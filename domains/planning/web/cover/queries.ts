import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { type NewSwap, type OfferedPlace, type OwnCover, offerRoutes } from '#planning/contract';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { patrolCoverTexts } from './texts.ts';

/** The open places that the user is asked to take, the earliest first. */
export const myOffersQuery = queryOptions({
  queryKey: ['patrols', 'mine', 'offers'],
  queryFn: ({ signal }) => call(offerRoutes.listMyOffers, { signal }),
});

/** The patrols for which the user has asked for cover, or proposed a swap, and on which they still are, the earliest first. */
export const myCoverQuery = queryOptions({
  queryKey: ['patrols', 'mine', 'cover'],
  queryFn: ({ signal }) => call(offerRoutes.listMyCover, { signal }),
});

/** The patrols ahead with those with whom the user could change places. */
export const swapChoicesQuery = (patrolId: string) =>
  queryOptions({
    queryKey: ['patrols', 'mine', 'swaps', patrolId],
    queryFn: ({ signal }) => call(offerRoutes.listSwapChoices, { params: { id: patrolId }, signal }),
  });

/** Takes an open place, and says what became of it: whoever is late is told kindly (product 6.33). */
export function useTakePlace() {
  return useChange({
    mutationFn: (id: string) => call(offerRoutes.takeOffer, { params: { id } }),
    done: became,
  });
}

/** Asks all who could go to take over the user's place on a patrol. */
export function useAskForCover(patrolId: string) {
  return useChange({
    mutationFn: (reason: string) =>
      call(offerRoutes.askForCover, { params: { id: patrolId }, body: { reason } }),
    done: askedText,
  });
}

/** Keeps the user's place after all. */
export function useKeepPlace() {
  return useChange({
    mutationFn: (patrolId: string) => call(offerRoutes.withdrawCover, { params: { id: patrolId } }),
    done: () => patrolCoverTexts.kept,
  });
}

/** Proposes to somebody to change places. */
export function useProposeSwap(patrolId: string) {
  return useChange({
    mutationFn: (body: NewSwap) => call(offerRoutes.proposeSwap, { params: { id: patrolId }, body }),
    done: () => patrolCoverTexts.swapProposed,
  });
}

/** Withdraws a swap that the user has proposed, or declines one that was proposed to them. */
export function useEndSwap(done: string) {
  return useChange({
    mutationFn: (id: string) => call(offerRoutes.endSwap, { params: { id } }),
    done: () => done,
  });
}

interface Change<Input, Output> {
  mutationFn: (input: Input) => Promise<Output>;
  /** Says what was done. */
  done: (output: Output) => string;
}

/** A change of the user's own patrols, which are read anew after it. */
function useChange<Input, Output>({ mutationFn, done }: Change<Input, Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (output) => toastSuccess(done(output)),
    onError: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
    onSettled: () =>
      Promise.all([['patrols'], ['patrol']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

function became({ state, inReturn }: OfferedPlace): string {
  if (state === 'yours') return patrolCoverTexts.became(inReturn ? 'swapped' : 'yours');
  if (state === 'taken') return patrolCoverTexts.became('taken');
  return patrolCoverTexts.became(inReturn ? 'swapNotNeeded' : 'placeNotNeeded');
}

/** `24 people were asked.` */
export function askedText({ asked }: Pick<OwnCover, 'asked'>): string {
  return asked === 0 ? patrolCoverTexts.nobodyAsked : patrolCoverTexts.asked(asked);
}
