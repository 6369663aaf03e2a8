import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconFlask } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { eccLogOnQuery } from '#ecc/web/queries.ts';
import { eccLogOnTexts } from '#ecc/web/texts.ts';
import { useOnline } from '#lib/browser/online.ts';
import { useNow } from '#lib/time/clock.ts';
import { canLogOn } from '#patrols/contract';
import { keep } from '#patrols/web/recorded/keep.ts';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { actionTexts } from '#texts/shared.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { LoggedOn } from './LoggedOn.tsx';
import { LogOn } from './LogOn.tsx';
import { NotNow } from './NotNow.tsx';
import { WaitingToSend } from './WaitingToSend.tsx';

/** How often it is checked whether the patrol can be logged on by now, in milliseconds. */
const refreshInterval = 10_000;

interface CrewPartProps {
  record: Pick<RecordedPatrol, 'patrol' | 'logOn' | 'refused' | 'isSaving' | 'storageError'>;
  recorder: Pick<Recorder, 'logOn' | 'discard'>;
  viewer: Parameters<typeof canLogOn>[1];
}

/** What the crew does now: log on, wait for the number, or read why it cannot log on (product 16.11). */
export function CrewPart({ record, recorder, viewer }: CrewPartProps) {
  const { patrol, logOn } = record;
  const now = new Date(useNow(refreshInterval)).toISOString();
  const isSent = Boolean(patrol.eccLogOnNotification || patrol.eccLogOnResponse);
  const [sentBefore] = useState(isSent);
  const { data: start, error, refetch } = useQuery(eccLogOnQuery(patrol._id));
  const online = useOnline();
  const mayLogOn = canLogOn(patrol, viewer, now);
  // Data that was read before the time for the log-on has no phone numbers (product 2.12).
  const isIncomplete = mayLogOn && start?.withContacts === false;
  useEffect(() => {
    if (isIncomplete && now) void refetch();
  }, [isIncomplete, now, refetch]);
  if (error && !start)
    return <ErrorCard title={eccLogOnTexts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  if (!start || (isIncomplete && online && !error))
    return (
      <SectionCard>
        <RowSkeletons plain />
      </SectionCard>
    );
  const parts = { patrol, start, now };
  // A number that came by phone does not replace the log-on by mail (product 8.3).
  const takesMail = start.ecc.takesMail || start.training;
  const isWaiting = logOn !== null && !patrol.eccLogOnNotification;
  const isOffered = mayLogOn && !isWaiting && (takesMail || !isSent);
  const refused = record.refused.find(({ kind }) => kind === 'log-on');
  return (
    <>
      {start.training && <Training />}
      {isSent && <LoggedOn {...parts} takesFocus={!sentBefore} />}
      {isWaiting && <WaitingToSend {...parts} logOn={logOn} record={record} />}
      {refused && !isOffered && <NotTaken write={refused} recorder={recorder} />}
      {isOffered && <LogOn key={refused?.id} {...parts} recorder={recorder} refused={refused} />}
      {!isSent && !isOffered && !isWaiting && <NotNow {...parts} />}
    </>
  );
}

interface NotTakenProps {
  write: RecordedPatrol['refused'][number];
  recorder: Pick<Recorder, 'discard'>;
}

/** A log-on that came too late to be sent, with the reason (product 17.34). */
function NotTaken({ write, recorder }: NotTakenProps) {
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle />} title={eccLogOnTexts.notTaken}>
      <p>{write.refusal?.message}</p>
      <Button variant="default" mt="sm" onClick={() => keep(recorder.discard(write.id))}>
        {actionTexts.discard}
      </Button>
    </Alert>
  );
}

/** The banner of a TEST patrol, whose messages go to their sender (product 16.8). */
function Training() {
  return (
    <Alert role="status" color="blue" icon={<IconFlask />} title={eccLogOnTexts.training}>
      {eccLogOnTexts.trainingMeans}
    </Alert>
  );
}
