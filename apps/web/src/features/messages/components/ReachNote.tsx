import { Button } from '@mantine/core';
import type { Reach } from '@patrolbook/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../../lib/http/api-error.ts';
import { FoldedText } from '../../../ui/display/FoldedText.tsx';
import { namesText, reachText } from '../texts.ts';
import classes from './Messages.module.css';

/** Says whom the message reaches before it is sent, and whom somebody has to ring. */
export function ReachNote({ data, error, refetch }: UseQueryResult<Reach>) {
  if (data) return <Reached reach={data} />;
  return (
    <div className={classes.reach} role="status">
      {error ? (
        <>
          <p>{`Whom this reaches is not known: ${messageOf(error)}`}</p>
          <Button variant="default" onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      ) : (
        <p>Counting whom this reaches …</p>
      )}
    </div>
  );
}

function Reached({ reach }: { reach: Reach }) {
  const { unmailed, failing } = reach;
  return (
    <div className={classes.reach} role="status">
      <p>
        This mails <b>{reachText(reach)}</b>. It cannot be undone.
      </p>
      {unmailed.length > 0 && (
        <FoldedText>{`No mail reaches ${namesText(unmailed)}: please ring them.`}</FoldedText>
      )}
      {failing.length > 0 && (
        <FoldedText>{`The last mail to ${namesText(failing)} did not arrive.`}</FoldedText>
      )}
    </div>
  );
}
