import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/**
 * Asks before a page with changes is left, by a link, Back, or closing the tab. `isDirty` is asked at that moment: a form
 * that was saved, or cancelled, is to be reset before the page goes elsewhere.
 */
export function UnsavedChanges({ isDirty }: { isDirty: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty(),
    enableBeforeUnload: () => isDirty(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title="Leave without saving?"
      choices={[
        { label: 'Stay', onClick: () => reset?.() },
        { label: 'Leave', tone: 'danger', onClick: () => proceed?.() },
      ]}
      onClose={() => reset?.()}
    >
      What you have changed on this page will be lost.
    </ConfirmDialog>
  );
}
