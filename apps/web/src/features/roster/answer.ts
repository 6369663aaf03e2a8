import { assignmentRoutes, type Patrol, type PatrolListItem } from '@patrolbook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { serverNow } from '../../lib/clock.ts';
import { createChanges, useShown } from '../../lib/optimistic.ts';
import { useProfile } from '../../lib/profile.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { type Answer, answeredBy } from './own-status.ts';

const routes = {
  accepted: assignmentRoutes.acceptForPatroller,
  declined: assignmentRoutes.declineForPatroller,
} as const satisfies Record<Answer, object>;

/** The two clicks of a double click are no further apart, in ms: until then nothing moves under the pointer. */
const doubleClick = 500;

const answers = createChanges<PatrolListItem>();

/** A patrol as it was read, with the answer that is on its way. */
export function useAnswered(patrol: PatrolListItem): PatrolListItem {
  return useShown(answers, patrol._id, patrol);
}

/**
 * Accepts or declines one's own assignment: shown at once, and taken back with a message if the server refuses. `onTaken` is
 * called when the buttons have gone.
 */
export function useAnswer(patrolId: string, onTaken: () => void) {
  const client = useQueryClient();
  const me = useProfile()._id;
  return useMutation({
    mutationFn: async (answer: Answer) => {
      const sent = call(routes[answer], { params: { id: patrolId, personId: me } });
      const [patrol] = await Promise.all([sent, new Promise((done) => setTimeout(done, doubleClick))]);
      return patrol;
    },
    onMutate: (answer) => {
      const moment = { when: new Date(serverNow()).toISOString() };
      return { takeBack: answers.show(patrolId, answeredBy(me, answer, moment)) };
    },
    onSuccess: async (patrol: Patrol, answer, { takeBack }) => {
      toastSuccess(`Assignment ${answer} successfully.`);
      client.setQueryData(['patrol', patrolId], patrol);
      await client.invalidateQueries({ queryKey: ['patrols'] });
      takeBack();
      onTaken();
    },
    onError: (error, _answer, shown) => {
      shown?.takeBack();
      toastError(`Unable to update: ${messageOf(error)}`);
      void client.invalidateQueries({ queryKey: ['patrols'] });
    },
  });
}
