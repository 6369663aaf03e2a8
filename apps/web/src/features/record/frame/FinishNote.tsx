import { Alert } from '@mantine/core';
import { type Finished, formatTime, isKnownToEcc, isTest, type Patrol } from '@patrolbook/contract';
import { IconCloudUp } from '@tabler/icons-react';
import { CallOwnEcc } from '../../../domain/ecc/CallEcc.tsx';
import { useZone } from '../../../domain/profile/profile.tsx';
import type { RecordedPatrol } from '../../../domain/record/recorder.ts';
import { useLasting } from '../../../lib/time/lasting.ts';
import { soon } from '../running/Waiting.tsx';
import classes from './FinishNote.module.css';

interface FinishNoteProps {
  record: RecordedPatrol;
  finished: Finished;
}

/**
 * What is true of a finish: that it is recorded, or that nobody but this phone knows of it, and what to do (product 17.27). The
 * element stays, so that a screen reader reads out when that changes.
 */
export function FinishNote({ record: { patrol, waiting }, finished }: FinishNoteProps) {
  const zone = useZone();
  const isWaiting = finished._id !== null && waiting.has(finished._id);
  const waits = useLasting(isWaiting, soon);
  const time = formatTime(finished.finished, zone);
  return (
    <div role="status">
      {waits && <Unknown patrol={patrol} time={time} />}
      {isWaiting && !waits && <p>Sending the finish at {time}.</p>}
      {!isWaiting && <p>The finish at {time} is recorded. Thank you, and good night.</p>}
    </div>
  );
}

function Unknown({ patrol, time }: { patrol: Patrol; time: string }) {
  const expectsCrew = isKnownToEcc(patrol) && !isTest(patrol);
  return (
    <Alert color="orange" icon={<IconCloudUp />} title="The finish is not sent yet">
      <div className={classes.text}>
        <p>
          The finish at {time} is only on this phone.{' '}
          <b>
            {expectsCrew ? 'The ECC and the station do' : 'The station does'} not know yet that you are back.
          </b>
        </p>
        <p>
          This phone sends it by itself once it has coverage and you are signed in. Keep this page open until
          it says that the finish is recorded.
        </p>
        {expectsCrew && (
          <>
            <p>If that takes long, ring the ECC and log off.</p>
            <CallOwnEcc size="xl" variant="default" />
          </>
        )}
      </div>
    </Alert>
  );
}
