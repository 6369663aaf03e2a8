import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Recipients } from '#crew/contract';
import { recipientsQuery } from '#crew/web/recipients.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { isDraft, isOver, type Patrol } from '#patrols/contract';
import { toastError } from '#ui/feedback/toasts.tsx';
import { patrolCancelTexts } from './texts.ts';

/** Whom cancelling a patrol mails and has mailed (product 5.11). */

const nobody: Recipients = { patrollers: 0, unmailed: [], guests: 0, watchers: 0, digests: 0 };

/** Counts whom cancelling would mail, when asked to. `asking`: whether the count is on the screen, and so follows changes. */
export function useCancelRecipients(patrol: Patrol, now: string, asking: boolean) {
  const client = useQueryClient();
  const query = recipientsQuery(patrol._id);
  const mailed = !isDraft(patrol) && !isOver(patrol, now);
  const count = useMutation({
    mutationFn: async () => (mailed ? client.fetchQuery(query) : nobody),
    onError: (error) => toastError(patrolCancelTexts.unableToCancel({ reason: messageOf(error) })),
  });
  const { data } = useQuery({ ...query, enabled: asking && mailed, refetchOnMount: false });
  return { count, recipients: mailed ? data : nobody };
}

/** Says who was mailed about a cancelled patrol; blank if that is not known. */
export function cancelledText({ finalized, cancelled, told, ...timing }: Patrol): string {
  if (!finalized) return patrolCancelTexts.draft;
  if (cancelled && isOver(timing, cancelled.when)) return patrolCancelTexts.over;
  if (!told) return '';
  const { sent, waiting } = told;
  if (sent + waiting === 0) return patrolCancelTexts.mailedNobody;
  const was = sent === 0 ? '' : patrolCancelTexts.mailed(sent);
  const waits = waiting === 0 ? '' : patrolCancelTexts.waiting(waiting);
  return [was, waits].filter(Boolean).join(' ');
}
