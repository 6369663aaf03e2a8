import { useBlocker } from '@tanstack/react-router';
import { useUnsaved } from '#lib/form/unsaved.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

interface UnsavedChangesProps {
  isDirty: () => boolean;
  onLeave?: () => void;
}

/**
 * Asks before a page with changes is left by a link, Back, signing out, or closing the tab. `isDirty` is called at that
 * moment, so a form that was saved or cancelled must be reset before the page navigates. `onLeave` is called when somebody gives
 * the changes up.
 */
export function UnsavedChanges({ isDirty, onLeave }: UnsavedChangesProps) {
  useUnsaved(isDirty);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty(),
    enableBeforeUnload: () => isDirty(),
    withResolver: true,
  });
  const leave = () => {
    onLeave?.();
    proceed?.();
  };
  return <LeaveDialog opened={status === 'blocked'} onStay={() => reset?.()} onLeave={leave} />;
}
