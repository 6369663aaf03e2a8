import { useNavigate } from '@tanstack/react-router';
import { formatName } from '#contract';
import { signOut } from '#lib/auth/auth.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { leavingTexts } from '#membership/web/texts.ts';
import type { Person } from '#people/contract';
import { useProfile } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
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
        toastSuccess(leavingTexts.deleted);
        if (isMyself) await signOut();
        await navigate({ to: isMyself ? '/' : '/people', replace: true });
      },
      onError: () => toastError(leavingTexts.unableToDelete),
    });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={leavingTexts.askBeforeDeleting({ name: formatName(person) })}
      choices={[
        { label: actionTexts.cancel, onClick: close },
        { label: actionTexts.delete, tone: 'danger', loading: remove.isPending, onClick: onDelete },
      ]}
      onClose={close}
    >
      <p>{leavingTexts.deletionMeans(isMyself ? 'self' : 'other')}</p>
      {remove.error && (
        <p className={classes.reason} role="alert">
          {messageOf(remove.error)}
        </p>
      )}
    </ConfirmDialog>
  );
}
