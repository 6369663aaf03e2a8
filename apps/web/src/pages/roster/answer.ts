import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentRoutes } from '#crew/contract';
import { call } from '#lib/api/api.ts';
import { type Optimistic, useOptimistic } from '#lib/api/optimistic.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { serverMoment } from '#lib/time/clock.ts';
import type { Patrol, PatrolListItem } from '#patrols/contract';
import { useProfile } from '#people/web/profile.tsx';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { answeredBy, type OwnAnswer } from './own-status.ts';
import { patrolRosterTexts } from './texts.ts';

const routes = {
  accepted: assignmentRoutes.acceptForPatroller,
  declined: assignmentRoutes.declineForPatroller,
} as const satisfies Record<OwnAnswer, object>;

/** The longest double click, in milliseconds. Until it has passed, nothing may move under the pointer. */
const doubleClickTime = 500;

const answersOf = (patrolId: string) => ['answer', patrolId];

/** Returns a patrol with the pending answer applied. */
export function useAnswered(patrol: PatrolListItem): PatrolListItem {
  return useOptimistic(answersOf(patrol._id), patrol);
}

/**
 * Accepts or declines the user's own assignment. Shows the answer at once, and takes it back with a message if the
 * server refuses.
 */
export function useOwnAnswer(patrolId: string) {
  const client = useQueryClient();
  const me = useProfile()._id;
  return useMutation({
    mutationKey: answersOf(patrolId),
    mutationFn: async (answer: OwnAnswer) => {
      const sent = call(routes[answer], { params: { id: patrolId, personId: me } });
      const [patrol] = await Promise.all([sent, new Promise((done) => setTimeout(done, doubleClickTime))]);
      return patrol;
    },
    onMutate: (answer): Optimistic<PatrolListItem> => {
      const stamp = { when: serverMoment() };
      return { patch: answeredBy(me, answer, stamp) };
    },
    onSuccess: async (patrol: Patrol, answer) => {
      toastSuccess(patrolRosterTexts.answered(answer));
      client.setQueryData(['patrol', patrolId], patrol);
      await client.invalidateQueries({ queryKey: ['patrols'] });
    },
    onError: (error) => {
      toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) }));
      void client.invalidateQueries({ queryKey: ['patrols'] });
    },
  });
}
