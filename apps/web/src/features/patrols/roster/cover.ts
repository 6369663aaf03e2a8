import { type OfferedPlace, offerRoutes } from '@patrolbook/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';

/** The open places that the user is asked to take, the earliest first. */
export const myOffersQuery = queryOptions({
  queryKey: ['patrols', 'mine', 'offers'],
  queryFn: ({ signal }) => call(offerRoutes.listMyOffers, { signal }),
});

/** The patrols on which the user has asked for cover and still is, the earliest first. */
export const myCoverQuery = queryOptions({
  queryKey: ['patrols', 'mine', 'cover'],
  queryFn: ({ signal }) => call(offerRoutes.listMyCover, { signal }),
});

/** Takes an open place, and says what became of it: whoever is late is told kindly (product 6.33). */
export function useTake() {
  return useChange({
    mutationFn: (id: string) => call(offerRoutes.takeOffer, { params: { id } }),
    onSuccess: ({ state }: OfferedPlace) => toastSuccess(became(state)),
  });
}

/** Asks all who could go to take over the user's place on a patrol. */
export function useAskForCover(patrolId: string) {
  return useChange({
    mutationFn: (reason: string) =>
      call(offerRoutes.askForCover, { params: { id: patrolId }, body: { reason } }),
    onSuccess: ({ asked }) => toastSuccess(askedText(asked)),
  });
}

/** Keeps the user's place after all. */
export function useKeepPlace() {
  return useChange({
    mutationFn: (patrolId: string) => call(offerRoutes.withdrawCover, { params: { id: patrolId } }),
    onSuccess: () => toastSuccess('You keep your place.'),
  });
}

/** A change of the user's own patrols, which are read anew after it. */
function useChange<Input, Output>({
  mutationFn,
  onSuccess,
}: {
  mutationFn: (input: Input) => Promise<Output>;
  onSuccess: (output: Output) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess,
    onError: (error) => toastError(`Unable to update: ${messageOf(error)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ['patrols'] }),
  });
}

function became(state: OfferedPlace['state']): string {
  if (state === 'yours') return 'The place is yours. Thank you!';
  return state === 'taken'
    ? 'Somebody was a little quicker. Thank you for wanting to help!'
    : 'This place is not needed any more. Thank you for wanting to help!';
}

/** `24 people are asked.` */
export function askedText(asked: number): string {
  if (asked === 0) return 'Nobody else could go, so the admins alone were told.';
  return asked === 1 ? '1 person was asked.' : `${asked} people were asked.`;
}
