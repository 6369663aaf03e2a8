import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { mailRoutes } from '#messages/contract';

/**
 * How often it is read again, in milliseconds: a mail counts as not sent after some time, and no message
 * announces that.
 */
const refreshInterval = 30_000;

/** The patrols with urgent mails that have not left; for admins (product 17.14). */
export const patrolsUnsentQuery = queryOptions({
  queryKey: ['patrols', 'unsent'],
  queryFn: ({ signal }) => call(mailRoutes.listUnsent, { signal }),
  refetchInterval: refreshInterval,
});
