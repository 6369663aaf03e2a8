import { useNavigate } from '@tanstack/react-router';
import { formatTime } from '#contract';
import { isUnsent, startWarning } from '#ecc/contract';
import { useNow } from '#lib/time/clock.ts';
import { isTest, type Patrol, type PatrolListItem } from '#patrols/contract';
import { useLogOnWaits } from '#patrols/web/recorded/unsent.ts';
import { useProfile, useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { actionTexts } from '#texts/shared.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { patrolStartTexts } from '../texts.ts';

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
export function StartWarningDialog({ patrol, opened, onClose }: StartWarningProps) {
  const navigate = useNavigate();
  // Closed first: a person who comes back before the other page has loaded finds this page without the dialog.
  const go = (to: '/patrol/$id/record' | '/patrol/$id/ecc-log-on') => {
    onClose();
    void navigate({ to, params: { id: patrol._id } });
  };
  const startAnyway = { label: patrolStartTexts.startAnyway, onClick: () => go('/patrol/$id/record') };
  const sent = patrol.eccLogOnNotification;
  return (
    <Dialog
      opened={opened}
      title={startWarning(patrol) ?? ''}
      choices={
        sent
          ? [{ label: patrolStartTexts.wait, tone: 'primary', onClick: onClose }, startAnyway]
          : [
              { label: actionTexts.goBack, tone: 'quiet', onClick: onClose },
              {
                label: patrolStartTexts.sendLogOn,
                tone: 'primary',
                onClick: () => go('/patrol/$id/ecc-log-on'),
              },
              startAnyway,
            ]
      }
      onClose={onClose}
    >
      <Advice patrol={patrol} />
    </Dialog>
  );
}

function Advice({ patrol }: Pick<StartWarningProps, 'patrol'>) {
  const zone = useZone();
  const { eccLogOnNotification: sent, eccLogOnResponse: answer, eccLogOnMail: mail = null } = patrol;
  const now = new Date(useNow(refreshInterval)).toISOString();
  const isWaiting = useLogOnWaits(useProfile()._id, patrol._id);
  if (isTest(patrol)) return patrolStartTexts.training(sent ? 'sent' : 'unsent');
  if (!sent && isWaiting) return patrolStartTexts.waiting;
  if (sent && isUnsent(mail, now)) return patrolStartTexts.notLeft;
  if (sent)
    return <Filled text={patrolStartTexts.sent} values={{ time: <b>{formatTime(sent.when, zone)}</b> }} />;
  if (answer)
    return (
      <Filled text={patrolStartTexts.numberOnly} values={{ number: <b>{answer.policeEventNumber}</b> }} />
    );
  return patrolStartTexts.unsent;
}
