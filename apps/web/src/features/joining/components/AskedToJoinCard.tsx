import { Alert, Button } from '@mantine/core';
import { type AskedToJoin, formatName } from '@patrolbook/contract';
import { messageOf } from '../../../lib/http/api-error.ts';
import classes from './Joining.module.css';

interface AskedToJoinCardProps {
  asked: AskedToJoin;
  sending: boolean;
  error: Error | null;
  onConfirm: () => void;
}

/** What was asked with an address, for whoever reads its mailbox. */
export function AskedToJoinCard({ asked, sending, error, onConfirm }: AskedToJoinCardProps) {
  return (
    <>
      <h2 className={classes.title}>Join {asked.organizationName}?</h2>
      <dl className={classes.asked}>
        <dt>Name</dt>
        <dd>{formatName(asked)}</dd>
        <dt>Email</dt>
        <dd>{asked.email}</dd>
        <dt>Phone</dt>
        <dd>{asked.phone}</dd>
        {asked.message && (
          <>
            <dt>Message</dt>
            <dd>{asked.message}</dd>
          </>
        )}
      </dl>
      {error && (
        <Alert color="red" mb={16} role="alert">
          Unable to confirm: {messageOf(error)}
        </Alert>
      )}
      <Button size="xl" fullWidth loading={sending} onClick={onConfirm}>
        Confirm
      </Button>
      <p className={classes.after}>
        If you have not asked, close this page: nobody sees the request, and it is deleted.
      </p>
    </>
  );
}
