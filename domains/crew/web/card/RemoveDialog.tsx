import { useState } from 'react';
import { messageBody } from '#patrols/web/message.ts';
import { actionTexts } from '#texts/shared.ts';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import { patrolRemoveTexts } from '../texts.ts';

const MessageDialog = lazyOverlay(() => import('#patrols/web/MessageDialog.tsx'), 'MessageDialog');

/** A patroller or guest who may be removed from the patrol. */
export interface RemovalTarget {
  id: string;
  name: string;
}

/**
 * The state of the dialog. Keeps the target while the dialog closes, so that the name does not vanish first, and what was
 * typed for each target until they are removed, since that may fail.
 */
export function useRemoval() {
  const [target, setTarget] = useState<RemovalTarget>();
  const [opened, setOpened] = useState(false);
  const [texts, setTexts] = useState<Record<string, string>>({});
  const setText = (id: string, text: string) => setTexts((others) => ({ ...others, [id]: text }));
  return {
    target,
    opened,
    ask(person: RemovalTarget) {
      setTarget(person);
      setOpened(true);
    },
    close: () => setOpened(false),
    text: (target && texts[target.id]) ?? '',
    setText,
    /** Called once somebody has been removed. */
    forget: (id: string) => setText(id, ''),
  };
}

interface RemoveDialogProps {
  removal: ReturnType<typeof useRemoval>;
  /** Whether the removed person gets a mail. */
  mailed: boolean;
  /** Whether they may be out and not hear of it. */
  mayBeOut?: boolean;
  onRemove: (id: string, body: { message?: string }) => void;
}

/** Asks for confirmation before a patroller or guest is removed. */
export function RemoveDialog({ removal, mailed, mayBeOut = false, onRemove }: RemoveDialogProps) {
  const { target, opened, text, close, setText } = removal;
  const remove = () => target && onRemove(target.id, mailed ? messageBody(text) : {});
  return (
    <MessageDialog
      opened={opened}
      title={patrolRemoveTexts.title({ name: target?.name ?? '' })}
      choices={[
        { label: patrolRemoveTexts.keep, onClick: close },
        { label: actionTexts.remove, tone: 'danger', onClick: remove },
      ]}
      message={mailed && target ? { text, onChange: (typed) => setText(target.id, typed) } : undefined}
      onClose={close}
    >
      {mayBeOut && `${patrolRemoveTexts.mayBeOut} `}
      {mailed ? patrolRemoveTexts.mailed : patrolRemoveTexts.mailsNobody}
    </MessageDialog>
  );
}
