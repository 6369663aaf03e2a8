import type { ButtonProps } from '@mantine/core';
import { canContinueRecording, canLogOn, canStart, type PatrolListItem } from '@patrolbook/contract';
import { IconBroadcast, IconPlayerRecord } from '@tabler/icons-react';
import { useRoles } from '../lib/auth.ts';
import { useProfile } from '../lib/profile.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { StartButton } from './StartButton.tsx';

interface DutyButtonsProps {
  patrol: PatrolListItem;
  /** ISO instant. */
  now: string;
  size?: ButtonProps['size'];
  /** Another button is the amber one. */
  quiet?: boolean;
}

/**
 * What somebody on the crew does at this moment, by the contract's rules: ECC LogOn, Start, Continue Recording. The next of them is
 * amber; nothing is shown when there is none.
 */
export function DutyButtons({ patrol, now, size = 'sm', quiet = false }: DutyButtonsProps) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const params = { id: patrol._id };
  const logOn = canLogOn(patrol, viewer, now);
  return (
    <>
      {logOn && (
        <ButtonLink
          to="/patrol/$id/ecc-log-on"
          {...{ params, size }}
          {...lookOf(quiet)}
          leftSection={<IconBroadcast />}
        >
          ECC LogOn
        </ButtonLink>
      )}
      {canStart(patrol, viewer, now) && (
        <StartButton patrol={patrol} size={size} {...lookOf(quiet || logOn)} />
      )}
      {canContinueRecording(patrol, viewer) && (
        <ButtonLink
          to="/patrol/$id/record"
          {...{ params, size }}
          {...lookOf(quiet)}
          leftSection={<IconPlayerRecord />}
        >
          Continue Recording
        </ButtonLink>
      )}
    </>
  );
}

function lookOf(quiet: boolean) {
  return { variant: quiet ? 'default' : 'filled' };
}
