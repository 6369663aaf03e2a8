import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentRoutes, type Recipients } from '#crew/contract';
import { atOnce } from '#crew/web/recipients.ts';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import {
  countCrew,
  isBelowLeastCrew,
  isOnCrew,
  isTest,
  type PatrolListItem,
  patrolRoutes,
} from '#patrols/contract';
import type { Person } from '#people/contract';
import { directoryQuery } from '#people/web/directory.ts';
import { failingAddressesQuery } from '#people/web/failing-addresses.tsx';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { patrolTogetherTexts } from '../texts.ts';

/** What is known of several drafts before they are finalized. */
export interface Counted {
  drafts: readonly PatrolListItem[];
  recipients: Recipients;
  /** Those whom it mails though their last mail did not arrive. */
  unreached: readonly Person[];
}

/** Reads the drafts and counts whom finalizing them together mails (product 5.17). A failure shows a toast. */
export function useCountTogether(read: () => Promise<readonly PatrolListItem[]>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Counted> => {
      const drafts = await read();
      const ids = drafts.map(({ _id }) => _id);
      const [recipients, , directory] = await Promise.all([
        call(assignmentRoutes.countRecipientsTogether, { body: { ids } }),
        client.fetchQuery({ ...failingAddressesQuery, ...atOnce }),
        client.fetchQuery({ ...directoryQuery, ...atOnce }),
      ]);
      const failing = client.getQueryData(failingAddressesQuery.queryKey)?.items ?? [];
      const people = new Map(directory.items.map((person) => [person._id, person]));
      const unreached = failing
        .flatMap(({ _id }) => people.get(_id) ?? [])
        .filter((person) => isMailed(person, drafts, recipients));
      return { drafts, recipients, unreached };
    },
    onError: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
}

function isMailed(
  { _id, roles }: Person,
  drafts: readonly PatrolListItem[],
  { watchers }: Recipients,
): boolean {
  const assigned = drafts.flatMap(({ patrollers }) => patrollers[_id] ?? []);
  return assigned.some(isOnCrew) || (watchers > 0 && (roles?.includes('watcher') ?? false));
}

/** Finalizes all of these drafts or none. */
export function useFinalizeTogether() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => call(patrolRoutes.finalizePatrols, { body: { ids } }),
    onSuccess: (_, ids) => toastSuccess(patrolTogetherTexts.finalized(ids.length)),
    onError: (error) => toastError(messageOf(error)),
    onSettled: () =>
      Promise.all(['patrols', 'patrol', 'to-do'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}

/** Says how many of the drafts have too small a crew; blank if none has. */
export function belowLeastCrewText(drafts: readonly PatrolListItem[]): string {
  const short = drafts.filter(
    (draft) => draft.type === 'patrol' && !isTest(draft) && isBelowLeastCrew(countCrew(draft)),
  ).length;
  return short === 0 ? '' : patrolTogetherTexts.shortCrews(short);
}
