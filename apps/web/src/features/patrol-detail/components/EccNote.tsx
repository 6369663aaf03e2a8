import { Alert } from '@mantine/core';
import { formatTime, type Patrol } from '@patrolbook/contract';
import { IconCircleCheck, IconMailForward } from '@tabler/icons-react';
import { useZone } from '../../../domain/profile/profile.tsx';
import { ringAdvice } from '../ring-advice.ts';
import classes from './EccNote.module.css';

interface EccNoteProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Says before the start whether the ECC has answered the log-on (product 8.4). */
export function EccNote({ patrol, now }: EccNoteProps) {
  const zone = useZone();
  const { eccLogOnNotification: sent, eccLogOnResponse: answer } = patrol;
  if (patrol.started || !sent) return null;
  if (answer)
    return (
      <Alert
        role="status"
        color="green"
        icon={<IconCircleCheck />}
        title={`ECC reply received at ${formatTime(answer.when, zone)}`}
      >
        Police event number <b className={classes.code}>{answer.policeEventNumber}</b>
      </Alert>
    );
  return (
    <Alert
      role="status"
      color="orange"
      icon={<IconMailForward />}
      title={`ECC LogOn sent at ${formatTime(sent.when, zone)}, reply pending`}
    >
      The reply usually takes up to 30 minutes. {ringAdvice(patrol, now, zone)}
    </Alert>
  );
}
