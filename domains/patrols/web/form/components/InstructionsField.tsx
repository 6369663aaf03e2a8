import { Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { patrolTexts } from '#patrols/web/texts.ts';
import type { DraftValues } from '../draft.ts';

/** What those who come to an event should know. */
export function InstructionsField({ form }: { form: UseFormReturnType<DraftValues> }) {
  return (
    <Textarea label={patrolTexts.instructions} autosize minRows={3} {...form.getInputProps('instructions')} />
  );
}
