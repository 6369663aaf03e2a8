import { Button } from '@mantine/core';
import { canContinueRecording, canEnterEventNumber, leastExtension, type Patrol } from '@patrolbook/contract';
import { IconClockPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useProfile } from '../../../domain/profile/profile.tsx';
import { useRoles } from '../../../lib/auth/auth.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { lazyOverlay } from '../../../ui/overlay/lazy-part.tsx';

const ExtendDialog = lazyOverlay(() => import('./ExtendDialog.tsx'), 'ExtendDialog');

interface RunningActionsProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** What the crew of a running patrol can do about the ECC: extend, and enter the number that is still missing (product 16.9). */
export function RunningActions({ patrol, now }: RunningActionsProps) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const [asking, setAsking] = useState(false);
  const least = leastExtension(patrol, now);
  if (!canContinueRecording(patrol, viewer)) return null;
  return (
    <>
      {least !== null && (
        <>
          <Button variant="default" leftSection={<IconClockPlus />} onClick={() => setAsking(true)}>
            Extend
          </Button>
          <ExtendDialog patrol={patrol} least={least} opened={asking} onClose={() => setAsking(false)} />
        </>
      )}
      {!patrol.eccLogOnResponse && canEnterEventNumber(patrol, viewer, now) && (
        <ButtonLink variant="default" to="/patrol/$id/ecc-log-on" params={{ id: patrol._id }}>
          Enter Event Number
        </ButtonLink>
      )}
    </>
  );
}
