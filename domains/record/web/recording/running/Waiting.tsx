import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { useLasting } from '#lib/time/lasting.ts';
import type { RecordedPatrol } from '#patrols/web/recorded/recorder.ts';
import { recordPageTexts } from '../texts.ts';
import classes from './Waiting.module.css';

/** Milliseconds until what is being sent counts as waiting: with coverage an entry is sent sooner. */
export const soon = 800;

interface WaitingProps {
  record: Pick<RecordedPatrol, 'waitingCount' | 'refused' | 'isSaving' | 'storageError'>;
  /** How many forms are half-typed, whose cards may be out of sight. */
  halfTyped?: number;
}

/**
 * How many entries wait to be sent, or else were not taken. Waiting is nothing wrong, so it is calm; and it always says something, so that
 * nothing moves when that changes.
 */
export function Waiting({ record, halfTyped = 0 }: WaitingProps) {
  const { waitingCount: count, refused, isSaving, storageError } = record;
  const waits = useLasting(count > 0, soon) && !isSaving;
  const Icon = count > 0 ? IconCloudUp : refused.length > 0 ? IconAlertTriangle : IconCloudCheck;
  return (
    <div className={classes.waiting}>
      <Icon />
      <p role="status">
        {waits && (
          <>
            <b>{recordPageTexts.waitingCount(count)}</b>{' '}
            {storageError === null && <span className={classes.kept}>{recordPageTexts.keptOnPhone}</span>}
          </>
        )}
      </p>
      {!waits && (
        <p>
          {count > 0 ? recordPageTexts.sending : notWaiting(refused.length)}{' '}
          {halfTyped > 0 && <span className={classes.kept}>{recordPageTexts.halfTypedBelow(halfTyped)}</span>}
        </p>
      )}
    </div>
  );
}

/** What is said once nothing waits. */
function notWaiting(refused: number): string {
  return refused > 0 ? recordPageTexts.notTakenCount(refused) : recordPageTexts.allSent;
}
