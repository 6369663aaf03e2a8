import { actionTexts } from '#texts/shared.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { patrolChangeTexts } from './texts.ts';

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
      title={patrolChangeTexts.release}
      choices={[
        { label: actionTexts.goBack, onClick: onClose },
        { label: actionTexts.release, tone: 'danger', onClick: release },
      ]}
      onClose={onClose}
    >
      {patrolChangeTexts.releaseMeans}
    </ConfirmDialog>
  );
}
