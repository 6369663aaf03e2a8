import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { limits } from '#contract';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { patrolRoutes } from '#patrols/contract';
import { type NewOffers, offerRoutes } from '#planning/contract';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { patrolAskingTexts } from './texts.ts';

/** What was offered of a patrol and who was asked, the latest first; for admins. */
export const offersQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrol', id, 'offers'],
    queryFn: ({ signal }) => call(offerRoutes.listOffers, { params: { id }, signal }),
  });

/** The patrols that are ahead, the earliest first, as many as one page has. */
export const offerablePatrolsQuery = queryOptions({
  queryKey: ['patrols', 'ahead'],
  queryFn({ signal }) {
    const filter = { deleted: null, cancelled: null, when: { $gt: serverMoment() } };
    const query = { limit: limits.page.max, sort: 'when', filter } as const;
    return call(patrolRoutes.listPatrols, { query, signal });
  },
});

/** Offers free places, and says how many people were asked. */
export function useOfferPlaces(onOffered: () => void) {
  return useOffers((body: NewOffers) => call(offerRoutes.offerPlaces, { body }), {
    done: ({ asked }) => askedText(asked),
    onDone: onOffered,
  });
}

/** Withdraws an offer. */
export function useWithdrawOffer() {
  return useOffers((id: string) => call(offerRoutes.withdrawOffer, { params: { id } }), {
    done: () => patrolAskingTexts.withdrawn,
  });
}

interface Ending<Output> {
  /** Says what was done. */
  done: (output: Output) => string;
  onDone?: () => void;
}

/** A change of offers, after which they are read anew. */
function useOffers<Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  { done, onDone }: Ending<Output>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess(output) {
      toastSuccess(done(output));
      onDone?.();
    },
    onError: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
    onSettled: () => client.invalidateQueries({ queryKey: ['patrol'] }),
  });
}

/** `3 people were asked` */
function askedText(asked: number): string {
  return asked === 0 ? patrolAskingTexts.askedNobody : patrolAskingTexts.asked(asked);
}
