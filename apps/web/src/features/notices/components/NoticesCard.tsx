import { Alert, Button } from '@mantine/core';
import type { NoticeChoice, Notices } from '@patrolbook/contract';
import { messageOf } from '../../../lib/http/api-error.ts';
import classes from './Notices.module.css';

interface NoticesCardProps {
  chosen: Notices;
  sending: boolean;
  error: Error | null;
  onChoose: (notices: NoticeChoice) => void;
}

/** What a watcher gets by mail, and a button to change it. */
export function NoticesCard({ chosen, sending, error, onChoose }: NoticesCardProps) {
  const ended = chosen.notices === 'none';
  return (
    <>
      <h2 className={classes.title}>Mails from {chosen.organizationName}</h2>
      <p className={classes.text} role="status">
        {ended
          ? 'As a watcher you get no mails about patrols.'
          : 'As a watcher you get a mail whenever a patrol is planned, changed or cancelled.'}
      </p>
      {error && (
        <Alert color="red" mb={16} role="alert">
          Unable to save: {messageOf(error)}
        </Alert>
      )}
      <Button size="xl" fullWidth loading={sending} onClick={() => onChoose(ended ? 'each' : 'none')}>
        {ended ? 'Get These Mails Again' : 'Stop These Mails'}
      </Button>
    </>
  );
}
