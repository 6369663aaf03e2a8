import { NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { DraftValues } from '../draft.ts';
import { patrolFormTexts } from '../texts.ts';

/** How many a patrol wants on its crew. An invalid number gets a message and is not silently corrected. */
export function CrewSizeField({ form }: { form: UseFormReturnType<DraftValues> }) {
  return (
    <NumberInput
      label={patrolFormTexts.crewSize}
      allowDecimal={false}
      clampBehavior="none"
      hideControls
      autoComplete="off"
      {...form.getInputProps('crewSize')}
    />
  );
}
