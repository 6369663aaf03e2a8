import { NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type DraftValues, draftEndText } from '../draft.ts';
import classes from './HoursField.module.css';

interface HoursFieldProps {
  form: UseFormReturnType<DraftValues>;
  /** The organization's. */
  zone: string;
}

/**
 * The hours, with the resulting end. The arrow keys step by half an hour. An invalid number gets a message and is not silently
 * corrected.
 */
export function HoursField({ form, zone }: HoursFieldProps) {
  return (
    <NumberInput
      classNames={{ section: classes.end }}
      label="Hours"
      step={0.5}
      decimalScale={2}
      allowedDecimalSeparators={['.', ',']}
      clampBehavior="none"
      hideControls
      autoComplete="off"
      rightSection={<output>{draftEndText(form.values, zone)}</output>}
      rightSectionPointerEvents="none"
      {...form.getInputProps('hours')}
    />
  );
}
