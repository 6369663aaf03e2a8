import {
  formatTime,
  isTest,
  isUnsent,
  type Patrol,
  type PatrolListItem,
  startWarning,
} from '@patrolbook/contract';
import { useNavigate } from '@tanstack/react-router';
import { useNow } from '../../../lib/time/clock.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useProfile, useZone } from '../../profile/profile.tsx';
import { useLogOnWaits } from '../../record/unsent.ts';

/** The part of a patrol that Start needs. */
export type PatrolToStart = Pick<
  PatrolListItem,
  '_id' | 'type' | 'name' | 'callSign' | 'eccLogOnNotification' | 'eccLogOnResponse'
> &
  Partial<Pick<Patrol, 'eccLogOnMail'>>;

/** How often it is judged whether the log-on was sent, in milliseconds. */
const refreshInterval = 10_000;

interface StartWarningProps {
  patrol: PatrolToStart;
  opened: boolean;
  onClose: () => void;
}

/** Warns before a patrol is started that the ECC does not know of or has not answered (product 8.3). */
export function StartWarning({ patrol, opened, onClose }: StartWarningProps) {
  const navigate = useNavigate();
  // Closed first: a person who comes back before the other page has loaded finds this page without the dialog.
  const go = (to: '/patrol/$id/record' | '/patrol/$id/ecc-log-on') => {
    onClose();
    void navigate({ to, params: { id: patrol._id } });
  };
  const startAnyway = { label: 'Start Anyway', onClick: () => go('/patrol/$id/record') };
  const sent = patrol.eccLogOnNotification;
  return (
    <ConfirmDialog
      opened={opened}
      title={startWarning(patrol) ?? ''}
      choices={
        sent
          ? [{ label: 'Wait', tone: 'primary', onClick: onClose }, startAnyway]
          : [
              { label: 'Go Back', tone: 'quiet', onClick: onClose },
              { label: 'Send ECC LogOn', tone: 'primary', onClick: () => go('/patrol/$id/ecc-log-on') },
              startAnyway,
            ]
      }
      onClose={onClose}
    >
      <Advice patrol={patrol} />
    </ConfirmDialog>
  );
}

function Advice({ patrol }: Pick<StartWarningProps, 'patrol'>) {
  const zone = useZone();
  const { eccLogOnNotification: sent, eccLogOnResponse: answer, eccLogOnMail: mail = null } = patrol;
  const now = new Date(useNow(refreshInterval)).toISOString();
  const isWaiting = useLogOnWaits(useProfile()._id, patrol._id);
  if (isTest(patrol)) return <>This is training: {trainingAdvice(patrol)}</>;
  if (!sent && isWaiting)
    return (
      <>
        Your log on waits on this phone and is sent by itself once there is coverage. The ECC does not know
        about this patrol until then. If you start now, phone the ECC and type the Event Number manually.
      </>
    );
  if (sent && isUnsent(mail, now))
    return (
      <>
        The mail of your log on has not left, so the ECC does not know about this patrol. If you start now,
        phone the ECC and type the Event Number manually.
      </>
    );
  if (sent)
    return (
      <>
        The ECC was sent your log on at <b>{formatTime(sent.when, zone)}</b>. Processing takes up to 30
        minutes. If you start now, phone the ECC and type the Event Number manually.
      </>
    );
  if (answer)
    return (
      <>
        The Event Number <b>{answer.policeEventNumber}</b> was entered, but the ECC was sent no log on. If it
        gave you the number by phone, you can start anyway.
      </>
    );
  return (
    <>
      The ECC does not know about this patrol yet. Without a log on there is no Event Number, and nobody looks
      out for you.
    </>
  );
}

function trainingAdvice({ eccLogOnNotification: sent }: PatrolToStart): string {
  return sent
    ? 'the log on went to its sender, not to the ECC, and has not been answered.'
    : 'a log on goes to you, not to the ECC. None was sent yet.';
}
