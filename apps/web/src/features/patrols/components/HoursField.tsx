import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type DraftValues, endWords } from '../draft.ts';
import classes from './HoursField.module.css';

interface HoursFieldProps {
  form: UseFormReturnType<DraftValues>;
  /** The organization's. */
  zone: string;
}

/** How long, with the time it ends at. What is no number, or out of bounds, is told and not silently corrected. */
export function HoursField({ form, zone }: HoursFieldProps) {
  return (
    <TextInput
      classNames={{ section: classes.end }}
      label="Hours"
      inputMode="decimal"
      autoComplete="off"
      rightSection={<output>{endWords(form.values, zone)}</output>}
      rightSectionPointerEvents="none"
      {...form.getInputProps('hours')}
    />
  );
}
