import { formatName } from '#contract';
import { unmailedText } from '#crew/web/unmailed-text.ts';
import { hasNoMail } from '#people/contract';
import { useDirectory } from '#people/web/directory.ts';
import type { Placement } from '#planning/contract';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { patrolFillTexts } from '../texts.ts';

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
      title={patrolFillTexts.mailTitle(told.length)}
      choices={[
        { label: patrolFillTexts.notYet, onClick: onClose },
        { label: patrolFillTexts.saveAndMail, tone: 'primary', onClick: onConfirm },
      ]}
      onClose={onClose}
    >
      <p>
        {patrolFillTexts.putOnFinalized({ names: told.map(formatName).join(', ') || patrolFillTexts.nobody })}
      </p>
      <p>{unmailedText(people.filter(hasNoMail))}</p>
      <p>{patrolFillTexts.notUndoneAsOne}</p>
    </ConfirmDialog>
  );
}
