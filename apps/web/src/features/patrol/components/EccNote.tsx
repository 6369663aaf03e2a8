import { Alert } from '@mantine/core';
import { formatTime, isOver, type Patrol } from '@patrolbook/contract';
import { IconCircleCheck, IconMailForward } from '@tabler/icons-react';
import { useZone } from '../../../lib/profile.tsx';
import classes from './EccNote.module.css';

/** With no answer so long after the start the patrol rings (design 6.5), in milliseconds. */
const ringAfter = 15 * 60_000;

interface EccNoteProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Before the start: whether the ECC has answered the log-on that it was sent (specification 2). */
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
      The reply usually takes up to 30 minutes. {advice(patrol, now, zone)}
    </Alert>
  );
}

/** When to ring instead of waiting on; nothing for a patrol that does not go out any more. */
function advice(patrol: Patrol, now: string, zone: string): string {
  if (patrol.cancelled || isOver(patrol, now)) return '';
  const ringAt = Date.parse(patrol.when) + ringAfter;
  if (ringAt <= Date.parse(now)) return 'Ring the ECC now.';
  return `Ring the ECC at ${formatTime(new Date(ringAt).toISOString(), zone)} if there is still none.`;
}
