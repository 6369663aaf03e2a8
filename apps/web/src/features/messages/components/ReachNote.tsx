import type { Reach } from '@patrolbook/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { FoldedText } from '../../../ui/display/FoldedText.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { namesText, reachText } from '../texts.ts';
import classes from './Messages.module.css';

/** Says whom the message reaches before it is sent, and whom somebody has to ring. */
export function ReachNote({ data, error, refetch }: UseQueryResult<Reach>) {
  if (error && !data)
    return (
      <ErrorCard title="Unable to count whom this reaches" error={error} onRetry={() => void refetch()} />
    );
  return (
    <div className={classes.reach} role="status">
      {data ? <Reached reach={data} /> : <p>Counting whom this reaches …</p>}
    </div>
  );
}

function Reached({ reach }: { reach: Reach }) {
  const { unmailed, failing } = reach;
  return (
    <>
      <p>
        This mails <b>{reachText(reach)}</b>. It cannot be undone.
      </p>
      {unmailed.length > 0 && (
        <FoldedText>{`No mail reaches ${namesText(unmailed)}: please ring them.`}</FoldedText>
      )}
      {failing.length > 0 && (
        <FoldedText>{`The last mail to ${namesText(failing)} did not arrive.`}</FoldedText>
      )}
    </>
  );
}
