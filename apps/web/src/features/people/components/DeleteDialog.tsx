import { formatName, type Person } from '@patrolbook/contract';
import { useNavigate } from '@tanstack/react-router';
import { useProfile } from '../../../domain/profile/profile.tsx';
import { signOut } from '../../../lib/auth/auth.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useDeletePerson } from '../queries.ts';
import classes from './DeleteDialog.module.css';

interface DeleteDialogProps {
  person: Person;
  opened: boolean;
  onClose: () => void;
}

/** Asks for confirmation before a membership is ended. Shows a refusal, after which nothing has changed. */
export function DeleteDialog({ person, opened, onClose }: DeleteDialogProps) {
  const navigate = useNavigate();
  const isMyself = useProfile()._id === person._id;
  const remove = useDeletePerson(person._id);
  const onDelete = () =>
    remove.mutate(undefined, {
      onSuccess: async () => {
        toastSuccess('Deleted');
        if (isMyself) await signOut();
        await navigate({ to: isMyself ? '/' : '/people', replace: true });
      },
      onError: () => toastError('Error deleting user'),
    });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={`Delete ${formatName(person)}?`}
      choices={[
        { label: 'Cancel', onClick: close },
        { label: 'Delete', tone: 'danger', loading: remove.isPending, onClick: onDelete },
      ]}
      onClose={close}
    >
      <p>
        {isMyself ? 'You' : 'They'} can no longer sign in, and {isMyself ? 'you' : 'they'} are taken off all
        coming patrols. What was done so far stays in the record.
      </p>
      {remove.error && (
        <p className={classes.reason} role="alert">
          {messageOf(remove.error)}
        </p>
      )}
    </ConfirmDialog>
  );
}
