import type { ButtonProps } from '@mantine/core';
import { IconBroadcast } from '@tabler/icons-react';
import { StartButton } from '#ecc/web/start/StartButton.tsx';
import { useRoles } from '#lib/auth/auth.ts';
import { canContinueRecording, canLogOn, canStart, type PatrolListItem } from '#patrols/contract';
import { useProfile } from '#people/web/profile.tsx';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { ContinueButton } from './ContinueButton.tsx';

interface PatrolActionButtonsProps {
  patrol: PatrolListItem;
  /** ISO instant. */
  now: string;
  size?: ButtonProps['size'];
  /** Makes none of these buttons amber, because another one is. */
  quiet?: boolean;
}

/**
 * The actions that the contract's rules allow the crew now (product 8.2): ECC LogOn, Start, Continue Recording. The next
 * one is amber. Renders nothing when none is allowed.
 */
export function PatrolActionButtons({ patrol, now, size = 'sm', quiet = false }: PatrolActionButtonsProps) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const params = { id: patrol._id };
  const logOn = canLogOn(patrol, viewer, now);
  return (
    <>
      {logOn && (
        <ButtonLink
          to="/patrol/$id/ecc-log-on"
          params={params}
          size={size}
          {...variantProps(quiet)}
          leftSection={<IconBroadcast />}
        >
          {titleTexts.eccLogOn}
        </ButtonLink>
      )}
      {canStart(patrol, viewer, now) && (
        <StartButton patrol={patrol} size={size} {...variantProps(quiet || logOn)} />
      )}
      {canContinueRecording(patrol, viewer) && (
        <ContinueButton patrolId={patrol._id} size={size} {...variantProps(quiet)} />
      )}
    </>
  );
}

function variantProps(quiet: boolean) {
  return { variant: quiet ? 'default' : 'filled' };
}
