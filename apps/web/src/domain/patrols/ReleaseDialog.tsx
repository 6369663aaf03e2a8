import { actionTexts } from '../../texts/actions.ts';
import { patrolReleaseTexts } from '../../texts/patrols/release.ts';
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
      title={patrolReleaseTexts.title}
      choices={[
        { label: actionTexts.goBack, onClick: onClose },
        { label: actionTexts.release, tone: 'danger', onClick: release },
      ]}
      onClose={onClose}
    >
      {patrolReleaseTexts.means}
    </ConfirmDialog>
  );
}
