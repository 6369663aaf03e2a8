import type { Patrol } from '@patrolbook/contract';
import type { MessageInput } from '../../../../domain/patrols/message.ts';
import { lazyOverlay } from '../../../../ui/overlay/lazy-part.tsx';

const MessageDialog = lazyOverlay(() => import('./MessageDialog.tsx'), 'MessageDialog');

interface CancelDialogProps {
  /** The question shown; undefined closes the dialog. */
  asking: 'cancel' | 'did-not-show' | undefined;
  patrol: Pick<Patrol, 'type'>;
  /** Says whom it mails. */
  mails: string;
  /** What is said to them; undefined if nobody is mailed. */
  message: MessageInput | undefined;
  busy: boolean;
  onConfirm: (didNotShow: boolean) => void;
  onClose: () => void;
}

/** Asks for confirmation before a patrol is cancelled, which cannot be undone. */
export function CancelDialog({
  asking,
  patrol,
  mails,
  message,
  busy,
  onConfirm,
  onClose,
}: CancelDialogProps) {
  const word = patrol.type === 'event' ? 'Event' : 'Patrol';
  return (
    <>
      <MessageDialog
        opened={asking === 'cancel'}
        title={`Cancel this ${patrol.type}?`}
        message={message}
        choices={[
          { label: `Keep ${word}`, onClick: onClose },
          { label: `Cancel ${word}`, tone: 'danger', loading: busy, onClick: () => onConfirm(false) },
        ]}
        onClose={onClose}
      >
        {mails} This cannot be undone.
      </MessageDialog>
      <MessageDialog
        opened={asking === 'did-not-show'}
        title="Did the crew not show?"
        message={message}
        choices={[
          { label: `Keep ${word}`, onClick: onClose },
          { label: 'Did Not Show', tone: 'danger', loading: busy, onClick: () => onConfirm(true) },
        ]}
        onClose={onClose}
      >
        The {patrol.type} is cancelled, and everyone who had accepted is marked as not shown. {mails} This
        cannot be undone.
      </MessageDialog>
    </>
  );
}
