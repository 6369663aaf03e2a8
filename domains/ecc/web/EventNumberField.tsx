import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { isUsualEventNumber } from '#patrols/contract';
import classes from './EventNumberField.module.css';
import { eccNumberFieldTexts } from './texts.ts';

interface EventNumberFieldProps {
  form: UseFormReturnType<{ policeEventNumber: string }>;
  label: string;
  className: string | undefined;
  autoFocus?: boolean;
}

/** A field for an event number. An unusual form gets a warning, but is accepted (product 16.5). */
export function EventNumberField({ form, ...look }: EventNumberFieldProps) {
  const { policeEventNumber } = form.values;
  const isUnusual = policeEventNumber.trim() !== '' && !isUsualEventNumber(policeEventNumber);
  return (
    <TextInput
      {...look}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      description={
        isUnusual ? (
          <span className={classes.unusual}>{eccNumberFieldTexts.unusual}</span>
        ) : (
          eccNumberFieldTexts.usual
        )
      }
      {...form.getInputProps('policeEventNumber')}
    />
  );
}
