import { NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { FormEvent } from 'react';
import { type DraftValues, draftClockText, draftEndText } from '../draft.ts';
import { patrolFormTexts } from '../texts.ts';
import classes from './HoursField.module.css';

interface HoursFieldProps {
  form: UseFormReturnType<DraftValues>;
  /** The organization's. */
  zone: string;
}

/**
 * The hours, with the resulting end and a change of the clocks. The arrow keys step by half an hour. An invalid number gets a message and is not silently
 * corrected.
 */
export function HoursField({ form, zone }: HoursFieldProps) {
  return (
    <NumberInput
      classNames={{ section: classes.end }}
      label={patrolFormTexts.hours}
      description={draftClockText(form.values, zone)}
      step={0.5}
      decimalScale={2}
      onChangeCapture={readDecimalComma}
      clampBehavior="none"
      hideControls
      autoComplete="off"
      rightSection={<output>{draftEndText(form.values, zone)}</output>}
      rightSectionPointerEvents="none"
      {...form.getInputProps('hours')}
    />
  );
}

/**
 * Makes the only comma of a text a decimal point. NumberInput does so for a key and for the clipboard, but drops the comma of a
 * text that arrives as a whole: from the suggestions of a phone's keyboard, by dictation, or dragged in.
 */
function readDecimalComma({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const { value, selectionStart, selectionEnd } = input;
  if (!/^[^.,]*,[^.,]*$/.test(value)) return;
  input.value = value.replace(',', '.');
  input.setSelectionRange(selectionStart, selectionEnd);
}
