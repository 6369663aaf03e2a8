import { Button } from '@mantine/core';
import { canInvite, type Person } from '@patrolbook/contract';
import { useRoles } from '../../../lib/auth/auth.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { useInvite } from '../queries.ts';
import classes from './Invitation.module.css';

/** Says that somebody was invited and has not signed in; admins can mail the invitation again (product 4.12). */
export function Invitation({ person }: { person: Person }) {
  const roles = useRoles();
  const invite = useInvite(person._id);
  const send = () =>
    invite.mutate(undefined, {
      onSuccess: () => toastSuccess('Invitation sent'),
      onError: (error) => toastError(`Unable to update: ${messageOf(error)}`),
    });
  return (
    <div className={classes.invitation}>
      Invited, has not signed in yet
      {canInvite(person, roles) && (
        <Button variant="default" loading={invite.isPending} onClick={send}>
          Send Again
        </Button>
      )}
    </div>
  );
}
