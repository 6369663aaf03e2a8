import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx';

/** A patroller or guest who may be removed from the patrol. */
export interface RemovalTarget {
  id: string;
  name: string;
}

/** The state of the dialog. Keeps the target while the dialog closes, so that the name does not vanish first. */
export function useRemoval() {
  const [target, setTarget] = useState<RemovalTarget>();
  const [opened, setOpened] = useState(false);
  return {
    target,
    opened,
    ask(person: RemovalTarget) {
      setTarget(person);
      setOpened(true);
    },
    close: () => setOpened(false),
  };
}

interface RemoveDialogProps {
  removal: ReturnType<typeof useRemoval>;
  /** Whether the removed person gets a mail. */
  mailed: boolean;
  onRemove: (id: string) => void;
}

/** Asks for confirmation before a patroller or guest is removed. */
export function RemoveDialog({ removal, mailed, onRemove }: RemoveDialogProps) {
  const { target, opened, close } = removal;
  return (
    <ConfirmDialog
      opened={opened}
      title={`Remove ${target?.name}?`}
      choices={[
        { label: 'Keep', onClick: close },
        { label: 'Remove', tone: 'danger', onClick: () => target && onRemove(target.id) },
      ]}
      onClose={close}
    >
      {mailed ? 'An email tells them.' : 'Nobody is mailed about it.'}
    </ConfirmDialog>
  );
}
