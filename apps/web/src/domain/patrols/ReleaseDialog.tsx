import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';

interface ReleaseDialogProps {
  opened: boolean;
  onClose: () => void;
  onRelease: () => void;
}

/** Asks before details are kept no longer (product 22.5). */
export function ReleaseDialog({ opened, onClose, onRelease }: ReleaseDialogProps) {
  const release = () => {
    onClose();
    onRelease();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Release the details?"
      choices={[
        { label: 'Go Back', onClick: onClose },
        { label: 'Release', tone: 'danger', onClick: release },
      ]}
      onClose={onClose}
    >
      From tomorrow on, those that are too old are removed. Nobody can bring them back then.
    </ConfirmDialog>
  );
}
