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
      title="Leave without saving?"
      choices={[
        { label: 'Stay', onClick: onStay },
        { label: 'Leave', tone: 'danger', onClick: onLeave },
      ]}
      onClose={onStay}
    >
      What you have changed on this page will be lost.
    </ConfirmDialog>
  );
}
