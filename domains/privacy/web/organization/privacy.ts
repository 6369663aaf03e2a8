import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { justRead } from '#lib/api/query-client.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { erasureRoutes, type PrivacyPatch, privacyRoutes } from '#privacy/contract';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { organizationPrivacyTexts } from './texts.ts';

/** For how long personal details are kept; read again whenever the organization changes. */
export const privacyQuery = queryOptions({
  queryKey: [...myOrganizationQuery.queryKey, 'privacy'],
  queryFn: ({ signal }) => call(privacyRoutes.getPrivacy, { signal }),
});

/** Sets for how many days clocks keep. */
export function useUpdatePrivacy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PrivacyPatch) => call(privacyRoutes.updatePrivacy, { body }),
    onSuccess: (privacy) => {
      client.setQueryData(privacyQuery.queryKey, privacy);
      toastSuccess(feedbackTexts.updated);
    },
    onError: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
}

const holdsKey = [...myOrganizationQuery.queryKey, 'holds'];

/** A page of what is held now. It is held and released on patrols' pages, too. */
export const holdsQuery = (skip: number) =>
  queryOptions({
    queryKey: [...holdsKey, skip],
    queryFn: ({ signal }) =>
      call(privacyRoutes.listHolds, { query: { limit: pageSize, skip, sort: 'until' }, signal }),
    placeholderData: keepPreviousData,
    staleTime: justRead,
  });

/** What will be erased within a day; read again whenever the organization changes. */
export const erasuresQuery = queryOptions({
  queryKey: [...myOrganizationQuery.queryKey, 'erasures'],
  queryFn: ({ signal }) => call(erasureRoutes.listErasures, { signal }),
  staleTime: justRead,
});

/** Undoes an erasure before it is done. */
export function useUndoErasure() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(erasureRoutes.undoErasure, { params: { id } }),
    onSettled: () => {
      for (const queryKey of [['person'], ['incidents']]) void client.invalidateQueries({ queryKey });
      return client.invalidateQueries({ queryKey: erasuresQuery.queryKey });
    },
    onError: (error) => toastError(organizationPrivacyTexts.unableToUndo({ reason: messageOf(error) })),
  });
}

interface HoldOf {
  id: string;
  holdId: string;
}

/** Releases what is held, two weeks later. */
export function useReleaseHold() {
  return useChangedHold(
    (params) => call(privacyRoutes.releaseHold, { params }),
    organizationPrivacyTexts.unableToRelease,
  );
}

/** Withdraws a release that does not count yet. */
export function useWithdrawAnyRelease() {
  return useChangedHold(
    (params) => call(privacyRoutes.withdrawRelease, { params }),
    organizationPrivacyTexts.unableToWithdraw,
  );
}

function useChangedHold(send: (of: HoldOf) => Promise<unknown>, unable: (why: { reason: string }) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_patrol, { id }) => {
      void client.invalidateQueries({ queryKey: ['patrol', id] });
      return client.invalidateQueries({ queryKey: holdsKey });
    },
    onError: (error) => toastError(unable({ reason: messageOf(error) })),
  });
}
