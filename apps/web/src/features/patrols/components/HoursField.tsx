import { NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@patrolbook/contract';
import { type DraftValues, endWords } from '../draft.ts';
import classes from './HoursField.module.css';

interface HoursFieldProps {
  form: UseFormReturnType<DraftValues>;
  /** The organization's. */
  zone: string;
}

/** How long, with the time it ends at. Out of bounds is told, not silently corrected. */
export function HoursField({ form, zone }: HoursFieldProps) {
  return (
    <NumberInput
      classNames={{ section: classes.end }}
      label="Hours"
      decimalScale={2}
      allowNegative={false}
      clampBehavior="none"
      min={limits.hours.min}
      max={limits.hours.max}
      hideControls
      rightSection={<output>{endWords(form.values, zone)}</output>}
      rightSectionPointerEvents="none"
      {...form.getInputProps('hours')}
    />
  );
}
