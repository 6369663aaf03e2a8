import { formatName, hasNoMail, type Placement } from '@patrolbook/contract';
import { unmailedText } from '../../../../domain/patrols/unmailed-text.ts';
import { useDirectory } from '../../../../domain/people/directory.ts';
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx';

interface MailedDialogProps {
  opened: boolean;
  /** Who is put on finalized patrols. */
  mailed: readonly Placement[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Says whom it mails that finalized patrols are filled, and asks (product 6.54). */
export function MailedDialog({ opened, mailed, onConfirm, onClose }: MailedDialogProps) {
  const lookup = useDirectory();
  const ids = [...new Set(mailed.map(({ personId }) => personId))];
  const people = ids.flatMap((id) => lookup(id).data ?? []);
  const told = people.filter((person) => !hasNoMail(person));
  return (
    <ConfirmDialog
      opened={opened}
      title={`Mail ${told.length} ${told.length === 1 ? 'person' : 'people'}?`}
      choices={[
        { label: 'Not Yet', onClick: onClose },
        { label: 'Save and Mail', tone: 'primary', onClick: onConfirm },
      ]}
      onClose={onClose}
    >
      <p>They are put on patrols that are finalized: {told.map(formatName).join(', ') || 'nobody'}.</p>
      <p>{unmailedText(people.filter(hasNoMail))}</p>
      <p>What is saved like that is not undone as one.</p>
    </ConfirmDialog>
  );
}
