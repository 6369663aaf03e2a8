import { Card } from '@mantine/core';
import { IconClockOff } from '@tabler/icons-react';
import { IconTile } from '../../../../ui/display/IconTile.tsx';
import classes from './DeadAnswerLink.module.css';

/** Says that the link of a mail to the ECC does not work, or no longer works (product 16.6). */
export function DeadAnswerLink() {
  return (
    <Card component="section" className={classes.dead} role="alert">
      <IconTile icon={<IconClockOff />} />
      <h1 className={classes.title}>This link no longer works</h1>
      <p className={classes.text}>
        The patrol is over or was cancelled, or a part of the link is missing. Ring the patrol on the number
        in the email.
      </p>
    </Card>
  );
}
