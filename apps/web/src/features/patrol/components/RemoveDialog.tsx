import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** Somebody who may be taken off the patrol: a patroller or a guest. */
export interface Leaving {
  id: string;
  name: string;
}

/** Whom the dialog is about; kept while it closes, so that it does not lose its name before it is gone. */
export function useRemoval() {
  const [leaving, setLeaving] = useState<Leaving>();
  const [opened, setOpened] = useState(false);
  return {
    leaving,
    opened,
    ask(who: Leaving) {
      setLeaving(who);
      setOpened(true);
    },
    close: () => setOpened(false),
  };
}

interface RemoveDialogProps {
  removal: ReturnType<typeof useRemoval>;
  /** The one removed gets a mail. */
  mailed: boolean;
  onRemove: (id: string) => void;
}

/** Asks before somebody is taken off the patrol. */
export function RemoveDialog({ removal, mailed, onRemove }: RemoveDialogProps) {
  const { leaving, opened, close } = removal;
  return (
    <ConfirmDialog
      opened={opened}
      title={`Remove ${leaving?.name}?`}
      choices={[
        { label: 'Keep', onClick: close },
        { label: 'Remove', tone: 'danger', onClick: () => leaving && onRemove(leaving.id) },
      ]}
      onClose={close}
    >
      {mailed ? 'An e-mail tells them.' : 'Nobody is told of it.'}
    </ConfirmDialog>
  );
}
