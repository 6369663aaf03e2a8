import type { Patrol } from '@patrolbook/contract';
import type { MessageInput } from '../../../../domain/patrols/message.ts';
import { feedbackTexts } from '../../../../texts/feedback.ts';
import { patrolCancelTexts } from '../../../../texts/patrols/cancel.ts';
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
  const { type } = patrol;
  return (
    <>
      <MessageDialog
        opened={asking === 'cancel'}
        title={patrolCancelTexts.title(type)}
        message={message}
        choices={[
          { label: patrolCancelTexts.keep(type), onClick: onClose },
          {
            label: patrolCancelTexts.cancel(type),
            tone: 'danger',
            loading: busy,
            onClick: () => onConfirm(false),
          },
        ]}
        onClose={onClose}
      >
        {mails} {feedbackTexts.cannotBeUndone}
      </MessageDialog>
      <MessageDialog
        opened={asking === 'did-not-show'}
        title={patrolCancelTexts.didNotShowTitle}
        message={message}
        choices={[
          { label: patrolCancelTexts.keep(type), onClick: onClose },
          {
            label: patrolCancelTexts.didNotShow,
            tone: 'danger',
            loading: busy,
            onClick: () => onConfirm(true),
          },
        ]}
        onClose={onClose}
      >
        {patrolCancelTexts.didNotShowMeans(type)} {mails} {feedbackTexts.cannotBeUndone}
      </MessageDialog>
    </>
  );
}
