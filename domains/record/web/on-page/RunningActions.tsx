import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { canEnterEventNumber } from '#ecc/contract';
import { useRoles } from '#lib/auth/auth.ts';
import { newId } from '#lib/http/new-id.ts';
import { canContinueRecording, leastExtension, type Patrol } from '#patrols/contract';
import { patrolDetailTexts } from '#patrols/web/texts.ts';
import { useProfile } from '#people/web/profile.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import { useExtend } from './record-changes.ts';

const ExtendDialog = lazyOverlay(() => import('../ExtendDialog.tsx'), 'ExtendDialog');

interface RunningActionsProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** What the crew of a running patrol can do about the ECC: extend, and enter the number that is still missing (product 16.9). */
export function RunningActions({ patrol, now }: RunningActionsProps) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const [asking, setAsking] = useState(false);
  const [_id, setId] = useState(newId);
  const close = () => {
    setAsking(false);
    setId(newId());
  };
  const extend = useExtend(patrol._id, close);
  const least = leastExtension(patrol, now);
  if (!canContinueRecording(patrol, viewer)) return null;
  return (
    <>
      {least !== null && (
        <>
          <Button variant="default" leftSection={<IconClockPlus />} onClick={() => setAsking(true)}>
            {patrolDetailTexts.extend}
          </Button>
          <ExtendDialog
            patrol={patrol}
            least={least}
            opened={asking}
            onExtend={(hours) => extend.mutate({ _id, hours })}
            loading={extend.isPending}
            onClose={close}
          />
        </>
      )}
      {!patrol.eccLogOnResponse && canEnterEventNumber(patrol, viewer, now) && (
        <ButtonLink variant="default" to="/patrol/$id/ecc-log-on" params={{ id: patrol._id }}>
          {patrolDetailTexts.enterNumber}
        </ButtonLink>
      )}
    </>
  );
}
