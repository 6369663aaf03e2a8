import type { UseQueryResult } from '@tanstack/react-query';
import type { Reach } from '#messages/contract';
import { Filled } from '#texts/Filled.tsx';
import { FoldedText } from '#ui/display/FoldedText.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { namesText, reachText } from '../message-text.ts';
import { messageTexts } from '../texts.ts';
import classes from './Messages.module.css';

/** Says whom the message reaches before it is sent, and whom somebody has to ring. */
export function ReachNote({ data, error, refetch }: UseQueryResult<Reach>) {
  if (error && !data)
    return <ErrorCard title={messageTexts.unableToCount} error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.reach} role="status">
      {data ? <Reached reach={data} /> : <p>{messageTexts.counting}</p>}
    </div>
  );
}

function Reached({ reach }: { reach: Reach }) {
  const { unmailed, failing } = reach;
  return (
    <>
      <p>
        <Filled text={messageTexts.reaches} values={{ reached: <b>{reachText(reach)}</b> }} />
      </p>
      {unmailed.length > 0 && (
        <FoldedText>{messageTexts.unmailed({ names: namesText(unmailed) })}</FoldedText>
      )}
      {failing.length > 0 && <FoldedText>{messageTexts.failing({ names: namesText(failing) })}</FoldedText>}
    </>
  );
}
