import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import { recordedRoutes } from '#privacy/contract';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { recordedTexts } from './texts.ts';

interface Page {
  search: string;
  skip: number;
}

/** One page of the incidents in which somebody or a plate was found; none without words. */
export const recordedQuery = ({ search, skip }: Page) =>
  queryOptions({
    queryKey: ['incidents', 'recorded', search, skip],
    queryFn: ({ signal }) => {
      const filter = search === '' ? {} : { text: search };
      return call(recordedRoutes.listRecorded, { query: { filter, limit: pageSize, skip }, signal });
    },
    placeholderData: keepPreviousData,
  });

/** Erases people and plates of an incident, unless it has been held meanwhile. */
export function useEraseRecorded(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(recordedRoutes.eraseRecorded, { body: { incidents: [id] } }),
    onSuccess: ({ held }) => {
      if (held > 0) toastError(recordedTexts.heldMeanwhile);
      else toastSuccess(recordedTexts.erased);
      return client.invalidateQueries({ queryKey: ['incidents'] });
    },
    onError: (error) => toastError(recordedTexts.unableToErase({ reason: messageOf(error) })),
  });
}
