import { useState } from 'react';
import { formatDayMonth, formatTime, formatWeekday } from '#contract';
import type { PatrolListItem } from '#patrols/contract';
import { MessageDialog } from '#patrols/web/MessageDialog.tsx';
import { messageBody } from '#patrols/web/message.ts';
import { useDirectory } from '#people/web/directory.ts';
import { nameText } from '#people/web/names.ts';
import { useZone } from '#people/web/profile.tsx';
import type { MovingPeople } from '../moving.ts';
import { patrolMonthTexts } from '../texts.ts';

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
      title={patrolMonthTexts.moveTitle({ name: nameText(lookup(moving.personId).data) })}
      choices={[
        { label: patrolMonthTexts.keep, onClick: onClose },
        { label: patrolMonthTexts.move, tone: 'danger', onClick: confirm },
      ]}
      message={mails.removed ? { text, onChange: setText } : undefined}
      onClose={onClose}
    >
      {mails.removed && `${patrolMonthTexts.mailsOff({ patrol: whenText(from, zone) })} `}
      {mails.assigned && patrolMonthTexts.mailsAsked({ patrol: whenText(target, zone) })}
    </MessageDialog>
  );
}

/** `Fri 22 Jan, 21:00` */
function whenText({ when }: PatrolListItem, zone: string): string {
  return `${formatWeekday(when, zone)} ${formatDayMonth(when, zone)}, ${formatTime(when, zone)}`;
}
