import type { ButtonProps } from '@mantine/core';
import { IconPlayerRecord } from '@tabler/icons-react';
import { usePreloadRecord } from '#patrols/web/recorded/use-preload-record.ts';
import { recordTexts } from '#patrols/web/texts.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';

type ContinueButtonProps = Pick<ButtonProps, 'variant' | 'size'> & { patrolId: string };

/** Leads back to the record of a running patrol. For those whom `canContinueRecording` allows. */
export function ContinueButton({ patrolId, ...look }: ContinueButtonProps) {
  usePreloadRecord(patrolId);
  return (
    <ButtonLink
      to="/patrol/$id/record"
      params={{ id: patrolId }}
      leftSection={<IconPlayerRecord />}
      {...look}
    >
      {recordTexts.continue}
    </ButtonLink>
  );
}
