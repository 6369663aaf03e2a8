import { Alert, Button } from '@mantine/core';
import { formatName } from '#contract';
import { messageOf } from '#lib/http/api-error.ts';
import type { AskedToJoin } from '#membership/contract';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import notice from '#ui/feedback/Notice.module.css';
import { joiningTexts } from '../texts.ts';
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
      <h2 className={notice.title}>{joiningTexts.confirm(asked)}</h2>
      <dl className={classes.asked}>
        <dt>{fieldTexts.name}</dt>
        <dd>{formatName(asked)}</dd>
        <dt>{fieldTexts.email}</dt>
        <dd>{asked.email}</dd>
        <dt>{fieldTexts.phone}</dt>
        <dd>{asked.phone}</dd>
        {asked.message && (
          <>
            <dt>{fieldTexts.message}</dt>
            <dd>{asked.message}</dd>
          </>
        )}
      </dl>
      {error && (
        <Alert color="red" mb={16} role="alert">
          {joiningTexts.unableToConfirm({ reason: messageOf(error) })}
        </Alert>
      )}
      <Button size="xl" fullWidth loading={sending} onClick={onConfirm}>
        {actionTexts.confirm}
      </Button>
      <p className={classes.after}>{joiningTexts.notAsked}</p>
    </>
  );
}
