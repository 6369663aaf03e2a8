import { assignmentRoutes, isOnCrew, type Patrol, type Person, type Recipients } from '@patrolbook/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { directoryQuery } from '../../domain/person/directory.ts';
import { failingAddressesQuery } from '../../domain/person/failing-addresses.ts';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { lazyValue } from '../../lib/loading/lazy-value.ts';
import { toastError } from '../../ui/feedback/toasts.tsx';

/** Without a network these reads fail at once. */
const atOnce = { networkMode: 'always', retry: false } as const;

/** Whom finalizing would mail, or cancelling once it is finalized. Any change of a patrol makes it stale. */
export const recipientsQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrols', 'recipients', id],
    queryFn: ({ signal }) => call(assignmentRoutes.countRecipients, { params: { id }, signal }),
    ...atOnce,
    staleTime: 0,
  });

interface RecipientsOptions {
  /** Whether the count is on the screen, and so follows changes. */
  followed: boolean;
  onCounted: () => void;
}

/** Counts whom finalizing would mail, when asked to, and tells whose address fails. A failure shows a toast. */
export function useRecipients(patrol: Patrol, { followed, onCounted }: RecipientsOptions) {
  const client = useQueryClient();
  const query = recipientsQuery(patrol._id);
  const count = useMutation({
    mutationFn: () =>
      Promise.all([
        client.fetchQuery(query),
        client.fetchQuery({ ...failingAddressesQuery, ...atOnce }),
        client.fetchQuery({ ...directoryQuery, ...atOnce }),
      ]),
    onSuccess: onCounted,
    onError: (error) => toastError(`Unable to update: ${messageOf(error)}`),
  });
  const read = { enabled: followed, refetchOnMount: false };
  const { data: recipients } = useQuery({ ...query, ...read });
  const { data: failing } = useQuery({ ...failingAddressesQuery, ...read });
  const { data: directory } = useQuery({ ...directoryQuery, ...read });
  const unreached =
    recipients && failing && directory
      ? [...failing.keys()]
          .flatMap((id) => directory.get(id) ?? [])
          .filter((person) => isMailed(person, patrol, recipients))
      : [];
  return { recipients, unreached, count };
}

/** Whether finalizing mails this person: one of the crew, or a watcher. */
function isMailed(
  { _id, roles }: Pick<Person, '_id' | 'roles'>,
  { patrollers }: Pick<Patrol, 'patrollers'>,
  counted: Recipients,
): boolean {
  const own = patrollers[_id];
  const isPatroller = own !== undefined && isOnCrew(own);
  return (
    (counted.patrollers > 0 && isPatroller) || (counted.watchers > 0 && (roles?.includes('watcher') ?? false))
  );
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
