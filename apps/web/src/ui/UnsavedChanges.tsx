import { useBlocker } from '@tanstack/react-router';
import { useUnsaved } from '../lib/unsaved.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/**
 * Asks before a page with changes is left, by a link, Back, signing out, or closing the tab. `isDirty` is asked at that
 * moment: a form that was saved, or cancelled, is to be reset before the page goes elsewhere.
 */
export function UnsavedChanges({ isDirty }: { isDirty: () => boolean }) {
  useUnsaved(isDirty);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty(),
    enableBeforeUnload: () => isDirty(),
    withResolver: true,
  });
  return <LeaveDialog opened={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}

interface LeaveDialogProps {
  opened: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The question itself. */
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
