import { assignmentRoutes, type Recipients } from '@patrolbook/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { lazyValue } from '../../lib/loading/lazy-value.ts';
import { toastError } from '../../ui/feedback/toasts.tsx';

/** Whom finalizing would mail. Any change of a patrol makes it stale. Without a network it fails at once. */
const recipientsQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrols', 'recipients', id],
    queryFn: ({ signal }) => call(assignmentRoutes.countRecipients, { params: { id }, signal }),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });

interface RecipientsOptions {
  /** Whether the count is on the screen, and so follows changes. */
  followed: boolean;
  onCounted: () => void;
}

/** Counts whom finalizing would mail, when asked to. A failure shows a toast. */
export function useRecipients(id: string, { followed, onCounted }: RecipientsOptions) {
  const client = useQueryClient();
  const query = recipientsQuery(id);
  const count = useMutation({
    mutationFn: () => client.fetchQuery(query),
    onSuccess: onCounted,
    onError: (error) => toastError(`Unable to update: ${messageOf(error)}`),
  });
  const { data: recipients } = useQuery({ ...query, enabled: followed, refetchOnMount: false });
  return { recipients, count };
}

const list = lazyValue(() => new Intl.ListFormat('en-NZ', { type: 'conjunction' }));

/** `3 patrollers, 1 guest and 4 watchers`; kinds without anybody are left out. */
export function recipientsText({ patrollers, guests, watchers }: Recipients): string {
  const kinds = [
    counted(patrollers, 'patroller'),
    counted(guests, 'guest'),
    counted(watchers, 'watcher'),
  ].flat();
  return kinds.length > 0 ? list().format(kinds) : 'nobody';
}

function counted(count: number, kind: string): string[] {
  return count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`];
}
