import { Card } from '@mantine/core';
import { IconClockOff } from '@tabler/icons-react';
import { eccAnswerTexts } from '#ecc/web/texts.ts';
import { IconMessage } from '#ui/feedback/IconMessage.tsx';

/** Says that the link of a mail to the ECC does not work, or no longer works (product 16.6). */
export function DeadAnswerLink() {
  return (
    <Card component="section" role="alert">
      <IconMessage icon={<IconClockOff />}>
        <h1>{eccAnswerTexts.deadLink}</h1>
        <p>{eccAnswerTexts.deadLinkMeans}</p>
      </IconMessage>
    </Card>
  );
}
