import { Radio } from '@mantine/core';
import type { ComponentProps } from 'react';
import { formTexts } from '#texts/shared.ts';
import classes from './TwiceField.module.css';

interface TwiceFieldProps {
  /** Both as they read, such as `02:15 NZDT`. */
  times: { first: string; second: string };
  /** What the form's `getInputProps` returns for the field: `first` or `second`. */
  input: Partial<ComponentProps<typeof Radio.Group>>;
}

/** Which one is meant of a time that comes twice as the clocks go back (product 1.8). */
export function TwiceField({ times: { first, second }, input }: TwiceFieldProps) {
  return (
    <Radio.Group className={classes.occurrence} label={formTexts.comesTwice} {...input}>
      <Radio value="first" label={formTexts.theFirst({ time: first })} />
      <Radio value="second" label={formTexts.theSecond({ time: second })} />
    </Radio.Group>
  );
}
