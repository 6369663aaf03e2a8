import { formTexts } from '#texts/shared.ts';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';

interface LeaveDialogProps {
  opened: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The question whether to leave without saving. */
export function LeaveDialog({ opened, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={formTexts.leaveTitle}
      choices={[
        { label: formTexts.stay, onClick: onStay },
        { label: formTexts.leave, tone: 'danger', onClick: onLeave },
      ]}
      onClose={onStay}
    >
      {formTexts.leaveMeans}
    </ConfirmDialog>
  );
}
