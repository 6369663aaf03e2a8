import type { Recipients } from '#crew/contract';
import { useUnmailedText } from '#crew/web/unmailed.ts';
import { useEccTold } from '#ecc/web/ecc-text.ts';
import { mayBeOut, type Patrol } from '#patrols/contract';
import { MessageDialog } from '#patrols/web/MessageDialog.tsx';
import type { MessageInput } from '#patrols/web/message.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { cancellingEccText, cancellingText } from './cancelling-text.ts';
import { patrolCancellingTexts } from './texts.ts';

interface CancelDialogProps {
  opened: boolean;
  /** The question that is shown while it is open. */
  asking: 'cancel' | 'did-not-show' | undefined;
  patrol: Patrol;
  /** ISO instant. */
  now: string;
  /** Whom it mails; undefined until that is known. */
  recipients: Recipients | undefined;
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
  now,
  recipients,
  message,
  busy,
  onConfirm,
  onClose,
}: CancelDialogProps) {
  const { type } = patrol;
  const told = [
    mayBeOut(patrol, now) ? patrolCancellingTexts.mayBeOut : '',
    cancellingText(patrol, recipients, now),
    useUnmailedText(recipients),
    cancellingEccText(patrol, useEccTold(patrol), now),
  ];
  const consequences = [...told.filter(Boolean), feedbackTexts.cannotBeUndone].join(' ');
  const keep = { label: patrolCancellingTexts.keep(type), onClick: onClose };
  const danger = { tone: 'danger', loading: busy } as const;
  return (
    <>
      <MessageDialog
        opened={asking === 'cancel'}
        title={patrolCancellingTexts.title(type)}
        message={message}
        choices={[
          keep,
          { ...danger, label: patrolCancellingTexts.cancel(type), onClick: () => onConfirm(false) },
        ]}
        onClose={onClose}
      >
        {consequences}
      </MessageDialog>
      <MessageDialog
        opened={asking === 'did-not-show'}
        title={patrolCancellingTexts.didNotShowTitle}
        message={message}
        choices={[
          keep,
          { ...danger, label: patrolCancellingTexts.didNotShow, onClick: () => onConfirm(true) },
        ]}
        onClose={onClose}
      >
        {patrolCancellingTexts.didNotShowMeans(type)} {consequences}
      </MessageDialog>
    </>
  );
}
