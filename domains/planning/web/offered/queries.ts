import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { offerRoutes } from '#planning/contract';

/** The places that the holder of a link is asked to take. */
export const offeredPlacesQuery = (linkToken: string) =>
  queryOptions({
    queryKey: ['offered-places', linkToken],
    queryFn: ({ signal }) => call(offerRoutes.viewOffers, { bearer: linkToken, signal }),
    networkMode: 'always',
    retry: false,
  });

/** What is done about an offered place: it is taken or, if it is a swap, perhaps declined. */
export interface PlaceAnswer {
  id: string;
  does: 'take' | 'decline';
}

/** Takes the place of an offer, unless somebody was quicker, or declines a swap; what became of it is in the answer. */
export function useAnswerPlace(linkToken: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, does }: PlaceAnswer) => {
      const route = does === 'take' ? offerRoutes.takeOfferByLink : offerRoutes.declineSwapByLink;
      return call(route, { bearer: linkToken, params: { id } });
    },
    networkMode: 'always',
    onSuccess: (view) => {
      client.setQueryData(offeredPlacesQuery(linkToken).queryKey, view);
      // Not awaited: the thanks need not wait for the refetches.
      void client.invalidateQueries();
    },
  });
}
