import { formatTime, type PatrolListItem, startWarning } from '@patrolbook/contract';
import { useNavigate } from '@tanstack/react-router';
import { useZone } from '../lib/profile.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** What Start asks of a patrol before it leads on. */
export type Starting = Pick<PatrolListItem, '_id' | 'type' | 'eccLogOnNotification' | 'eccLogOnResponse'>;

interface StartWarningProps {
  patrol: Starting;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a patrol is started that the ECC has not answered for, or does not know of (specification 2). */
export function StartWarning({ patrol, opened, onClose }: StartWarningProps) {
  const zone = useZone();
  const navigate = useNavigate();
  const go = (to: '/patrol/$id/record' | '/patrol/$id/ecc-log-on') =>
    void navigate({ to, params: { id: patrol._id } });
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
              { label: 'Send ECC LogOn', tone: 'primary', onClick: () => go('/patrol/$id/ecc-log-on') },
              startAnyway,
              { label: 'Go Back', tone: 'quiet', onClick: onClose },
            ]
      }
      onClose={onClose}
    >
      {sent ? (
        <>
          The ECC was sent your log on at <b>{formatTime(sent.when, zone)}</b>. Processing takes up to 30
          minutes. If you start now, phone the ECC and type the Event Number manually.
        </>
      ) : (
        'The ECC does not know about this patrol yet. Without a log on there is no Event Number, and nobody looks out for you.'
      )}
    </ConfirmDialog>
  );
}
