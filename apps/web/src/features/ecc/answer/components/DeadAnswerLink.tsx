import { Card } from '@mantine/core';
import { IconClockOff } from '@tabler/icons-react';
import { IconMessage } from '../../../../ui/feedback/IconMessage.tsx';

/** Says that the link of a mail to the ECC does not work, or no longer works (product 16.6). */
export function DeadAnswerLink() {
  return (
    <Card component="section" role="alert">
      <IconMessage icon={<IconClockOff />}>
        <h1>This link no longer works</h1>
        <p>
          The patrol is over or was cancelled, or a part of the link is missing. Ring the patrol on the number
          in the email.
        </p>
      </IconMessage>
    </Card>
  );
}
