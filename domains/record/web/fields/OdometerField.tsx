import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import classes from './fields.module.css';

interface OdometerFieldProps {
  label: string;
  input: GetInputPropsReturnType;
  /** What is odd about the reading, to be flagged. */
  flag: string | null;
  hint?: string | undefined;
}

/** An odometer in kilometres. */
export function OdometerField({ label, input, flag, hint }: OdometerFieldProps) {
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      rightSection="km"
      rightSectionPointerEvents="none"
      description={flag ? <span className={classes.flagged}>{flag}</span> : hint}
      {...input}
    />
  );
}
