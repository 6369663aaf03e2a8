import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { limits } from '#contract';
import { call } from '#lib/api/api.ts';
import { justRead } from '#lib/api/query-client.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { daysOf } from '#lib/time/months.ts';
import { whenIn } from '#lib/time/period.ts';
import { mailRoutes } from '#messages/contract';
import { type PatrolListItem, patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { toDoRoutes } from '#reports/contract';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { invitedText, resentText } from './to-do-text.ts';

/** What needs doing, in one read. A mail may change it at any time, so it is read again whenever it is shown. */
export const toDoQuery = queryOptions({
  queryKey: ['to-do'],
  queryFn: ({ signal }) => call(toDoRoutes.getToDo, { signal }),
  staleTime: justRead,
});

/** Reads the drafts of a month that are ahead, as many as are finalized together. */
export async function readDraftPatrols(month: string, zone: string): Promise<readonly PatrolListItem[]> {
  const when = { ...whenIn(daysOf(month), zone), $gt: serverMoment() };
  const filter = { deleted: null, cancelled: null, finalized: null, when };
  const query = { limit: limits.finalizedTogether.max, sort: 'when', filter } as const;
  return (await call(patrolRoutes.listPatrols, { query })).items;
}

/** Sends again what did not arrive. */
export function useResendFailed() {
  return useToDo(() => call(mailRoutes.resendFailed, {}), resentText);
}

/** Invites all who have not signed in and were not invited within a day (product 4.20). */
export function useInviteAgain() {
  return useToDo(() => call(peopleRoutes.invitePersons, { body: { again: true } }), invitedText);
}

/** Does something of the list at once, says what was done, and reads the list again. */
function useToDo<Answer>(mutationFn: () => Promise<Answer>, done: (answer: Answer) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (answer) => toastSuccess(done(answer)),
    onError: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
    onSettled: () => client.invalidateQueries({ queryKey: toDoQuery.queryKey }),
  });
}
