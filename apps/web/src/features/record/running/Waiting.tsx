import { IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { useLasting } from '../../../lib/time/lasting.ts';
import { recordPageTexts } from '../../../texts/record/page.ts';
import classes from './Waiting.module.css';

/** Milliseconds until what is being sent counts as waiting: with coverage an entry is sent sooner. */
export const soon = 800;

interface WaitingProps {
  count: number;
  /** How many forms are half-typed, whose cards may be out of sight. */
  halfTyped?: number;
}

/**
 * How many entries wait to be sent. Nothing is wrong, so it is calm; and it always says something, so that nothing
 * moves when that changes.
 */
export function Waiting({ count, halfTyped = 0 }: WaitingProps) {
  const waits = useLasting(count > 0, soon);
  return (
    <div className={classes.waiting}>
      {count > 0 ? <IconCloudUp /> : <IconCloudCheck />}
      <p role="status">
        {waits && (
          <>
            <b>{recordPageTexts.waitingCount(count)}</b>{' '}
            <span className={classes.kept}>{recordPageTexts.keptOnPhone}</span>
          </>
        )}
      </p>
      {!waits && (
        <p>
          {count > 0 ? recordPageTexts.sending : recordPageTexts.allSent}{' '}
          {halfTyped > 0 && <span className={classes.kept}>{recordPageTexts.halfTypedBelow(halfTyped)}</span>}
        </p>
      )}
    </div>
  );
}
