import { formatDayMonth, formatTime, formatWeekday, type PatrolListItem } from '@patrolbook/contract';
import { useState } from 'react';
import { messageBody } from '../../../../domain/patrols/message.ts';
import { useDirectory } from '../../../../domain/people/directory.ts';
import { nameText } from '../../../../domain/people/name-text.ts';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { MessageDialog } from '../../detail/components/MessageDialog.tsx';
import type { MovingPeople } from '../moving.ts';

interface MoveDialogProps {
  opened: boolean;
  moving: MovingPeople;
  onClose: () => void;
}

/** Asks before somebody is moved whom that mails, with a message to them. */
export function MoveDialog({ opened, moving: { asked, move }, onClose }: MoveDialogProps) {
  const zone = useZone();
  const lookup = useDirectory();
  const [text, setText] = useState('');
  if (!asked) return null;
  const { moving, from, target, mails } = asked;
  const confirm = () => {
    onClose();
    const body = mails.removed ? messageBody(text) : {};
    move({ ...moving, body }, { onSuccess: () => setText('') });
  };
  return (
    <MessageDialog
      opened={opened}
      title={`Move ${nameText(lookup(moving.personId).data)}?`}
      choices={[
        { label: 'Keep', onClick: onClose },
        { label: 'Move', tone: 'danger', onClick: confirm },
      ]}
      message={mails.removed ? { text, onChange: setText } : undefined}
      onClose={onClose}
    >
      {mails.removed && `An email tells them that they are off ${whenText(from, zone)}. `}
      {mails.assigned && `An email asks them about ${whenText(target, zone)}.`}
    </MessageDialog>
  );
}

/** `Fri 22 Jan, 21:00` */
function whenText({ when }: PatrolListItem, zone: string): string {
  return `${formatWeekday(when, zone)} ${formatDayMonth(when, zone)}, ${formatTime(when, zone)}`;
}
