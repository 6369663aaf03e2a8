import { Alert } from '@mantine/core';
import {
  canStart,
  type EccLogOnForm,
  eccLogOnMessage,
  eccLogOnScript,
  type Patrol,
} from '@patrolbook/contract';
import { IconCloudPause, IconCloudUp } from '@tabler/icons-react';
import { CallEcc } from '../../../../domain/ecc/CallEcc.tsx';
import { StartButton } from '../../../../domain/patrols/start/StartButton.tsx';
import { useProfile } from '../../../../domain/profile/profile.tsx';
import type { RecordedPatrol } from '../../../../domain/record/recorder.ts';
import { useRoles } from '../../../../lib/auth/auth.ts';
import { useOnline } from '../../../../lib/browser/online.ts';
import { useLasting } from '../../../../lib/time/lasting.ts';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import { EventNumberCard } from './EventNumberCard.tsx';
import classes from './LogOn.module.css';
import { Message, Script } from './Message.tsx';

/** Milliseconds until what is being sent counts as waiting. */
const soon = 4000;

interface WaitingToSendProps {
  patrol: Patrol;
  start: EccLogOnForm;
  logOn: NonNullable<RecordedPatrol['logOn']>;
  /** ISO instant. */
  now: string;
}

/** A log-on that the server does not have yet: it is sent by itself, and can be read out meanwhile (product 17.34). */
export function WaitingToSend({ patrol, start, logOn, now }: WaitingToSendProps) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const lasts = useLasting(true, soon);
  const isWaiting = !useOnline() || lasts;
  return (
    <>
      <div role="status">
        {isWaiting ? (
          <Alert color="orange" icon={<IconCloudPause />} title="Waiting to send">
            The log-on is kept on this phone and is sent by itself once there is coverage.{' '}
            {!start.training &&
              'Until then the ECC does not know of your patrol: ring it, and read this out.'}
          </Alert>
        ) : (
          <Alert color="gray" icon={<IconCloudUp />} title="Sending" />
        )}
      </div>
      {isWaiting && (
        <>
          <SectionCard title="Read This Out" padded>
            <div className={classes.message}>
              <Script parts={eccLogOnScript(start, logOn)} />
              {!start.training && <CallEcc size="xl" phone={start.ecc.phone} />}
            </div>
          </SectionCard>
          {!patrol.eccLogOnResponse && <EventNumberCard patrol={patrol} now={now} />}
          {canStart(patrol, viewer, now) && <StartButton patrol={patrol} size="xl" variant="default" />}
        </>
      )}
      <SectionCard title="What Will Be Sent" padded>
        <Message message={eccLogOnMessage(start, logOn)} />
      </SectionCard>
    </>
  );
}
