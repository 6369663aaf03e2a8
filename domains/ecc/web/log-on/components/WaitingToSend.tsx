import { Alert } from '@mantine/core';
import { IconCloudPause, IconCloudUp } from '@tabler/icons-react';
import { type EccLogOnForm, eccLogOnMessage, eccLogOnScript } from '#ecc/contract';
import { eccLogOnTexts } from '#ecc/web/texts.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { useOnline } from '#lib/browser/online.ts';
import { useLasting } from '#lib/time/lasting.ts';
import { canStart, type Patrol } from '#patrols/contract';
import type { RecordedPatrol } from '#patrols/web/recorded/recorder.ts';
import { useProfile } from '#people/web/profile.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { CallEcc } from '../../CallEcc.tsx';
import { StartButton } from '../../start/StartButton.tsx';
import { EccMessageText, Script } from './EccMessageText.tsx';
import { EventNumberCard } from './EventNumberCard.tsx';
import classes from './LogOn.module.css';

/** Milliseconds until what is being sent counts as waiting. */
const soon = 4000;

interface WaitingToSendProps {
  patrol: Patrol;
  start: EccLogOnForm;
  logOn: NonNullable<RecordedPatrol['logOn']>;
  record: Pick<RecordedPatrol, 'isSaving' | 'storageError'>;
  /** ISO instant. */
  now: string;
}

/** A log-on that the server does not have yet: it is sent by itself, and can be read out meanwhile (product 17.34). */
export function WaitingToSend({ patrol, start, logOn, record, now }: WaitingToSendProps) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const lasts = useLasting(true, soon);
  const isWaiting = (!useOnline() || lasts) && !record.isSaving;
  return (
    <>
      <div role="status">
        {isWaiting ? (
          <Alert color="orange" icon={<IconCloudPause />} title={eccLogOnTexts.waitingToSend}>
            {record.storageError === null ? eccLogOnTexts.keptOnPhone : eccLogOnTexts.notKept}{' '}
            {!start.training && eccLogOnTexts.unknownToEcc}
          </Alert>
        ) : (
          <Alert color="gray" icon={<IconCloudUp />} title={eccLogOnTexts.sending} />
        )}
      </div>
      {isWaiting && (
        <>
          <SectionCard title={eccLogOnTexts.readOut} padded>
            <div className={classes.message}>
              <Script parts={eccLogOnScript(start, logOn)} />
              {!start.training && <CallEcc size="xl" phone={start.ecc.phone} />}
            </div>
          </SectionCard>
          {!patrol.eccLogOnResponse && <EventNumberCard patrol={patrol} now={now} />}
          {canStart(patrol, viewer, now) && <StartButton patrol={patrol} size="xl" variant="default" />}
        </>
      )}
      <SectionCard title={eccLogOnTexts.willBeSent} padded>
        <EccMessageText message={eccLogOnMessage(start, logOn)} />
      </SectionCard>
    </>
  );
}
