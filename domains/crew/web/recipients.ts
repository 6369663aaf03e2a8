import { queryOptions } from '@tanstack/react-query';
import { assignmentRoutes, type Recipients } from '#crew/contract';
import { call } from '#lib/api/api.ts';

/** Without a network such a read fails at once. */
export const atOnce = { networkMode: 'always', retry: false } as const;

/**
 * How many people finalizing would mail, or moving or cancelling once it is finalized. Any change of a patrol
 * makes it stale.
 */
export const recipientsQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrols', 'recipients', id],
    queryFn: ({ signal }) => call(assignmentRoutes.countRecipients, { params: { id }, signal }),
    ...atOnce,
    staleTime: 0,
  });

/** Whether anybody is mailed; not as long as they are not counted. */
export function mailsAnybody(recipients: Recipients | undefined): boolean {
  return recipients !== undefined && recipients.patrollers + recipients.guests + recipients.watchers > 0;
}
