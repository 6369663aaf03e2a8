import { Alert } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { formatTime } from '#contract';
import { isKnownToEcc } from '#ecc/contract';
import { CallOwnEcc } from '#ecc/web/CallEcc.tsx';
import { useLasting } from '#lib/time/lasting.ts';
import { type Finished, isTest, type Patrol } from '#patrols/contract';
import type { RecordedPatrol } from '#patrols/web/recorded/recorder.ts';
import { useZone } from '#people/web/profile.tsx';
import { soon } from '../running/Waiting.tsx';
import { recordPageTexts } from '../texts.ts';
import classes from './FinishNote.module.css';

interface FinishNoteProps {
  record: RecordedPatrol;
  finished: Finished;
}

/**
 * What is true of a finish: that it is recorded, or that nobody but this phone knows of it, and what to do (product 17.27). The
 * element stays, so that a screen reader reads out when that changes.
 */
export function FinishNote({ record: { patrol, waiting, isSaving }, finished }: FinishNoteProps) {
  const zone = useZone();
  const isWaiting = finished._id !== null && waiting.has(finished._id);
  const waits = useLasting(isWaiting, soon) && !isSaving;
  const time = formatTime(finished.finished, zone);
  return (
    <div role="status">
      {waits && <Unknown patrol={patrol} time={time} />}
      {isWaiting && !waits && <p>{recordPageTexts.sendingFinish({ time })}</p>}
      {!isWaiting && <p>{recordPageTexts.finishRecorded({ time })}</p>}
    </div>
  );
}

function Unknown({ patrol, time }: { patrol: Patrol; time: string }) {
  const expectsCrew = isKnownToEcc(patrol) && !isTest(patrol);
  return (
    <Alert color="orange" icon={<IconCloudUp />} title={recordPageTexts.finishNotSent}>
      <div className={classes.text}>
        <p>
          {recordPageTexts.finishOnPhone({ time })}{' '}
          <b>{expectsCrew ? recordPageTexts.unknownToEcc : recordPageTexts.unknownToStation}</b>
        </p>
        <p>{recordPageTexts.finishSendsItself}</p>
        {expectsCrew && (
          <>
            <p>{recordPageTexts.logOffByPhone}</p>
            <CallOwnEcc size="xl" variant="default" />
          </>
        )}
      </div>
    </Alert>
  );
}
