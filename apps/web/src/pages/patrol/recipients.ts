import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Recipients } from '#crew/contract';
import { atOnce, recipientsQuery } from '#crew/web/recipients.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { isOnCrew, type Patrol } from '#patrols/contract';
import type { Person } from '#people/contract';
import { directoryQuery } from '#people/web/directory.ts';
import { failingAddressesQuery } from '#people/web/failing-addresses.tsx';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError } from '#ui/feedback/toasts.tsx';

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
    onError: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
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
