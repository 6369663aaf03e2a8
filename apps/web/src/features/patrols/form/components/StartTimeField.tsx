import { Radio } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { patrolFormTexts } from '../../../../texts/patrols/form.ts';
import { TimeField } from '../../../../ui/form/time/TimeField.tsx';
import { type DraftValues, startError, startOf } from '../draft.ts';
import classes from './StartTimeField.module.css';

interface StartTimeFieldProps {
  form: UseFormReturnType<DraftValues>;
  /** The organization's. */
  zone: string;
}

/** The start time. Reports a time that the clocks skip, and offers both instants of one that comes twice. */
export function StartTimeField({ form, zone }: StartTimeFieldProps) {
  const start = startOf(form.values, zone);
  const error = start?.kind === 'skipped' ? startError(form.values, zone) : form.errors.time;
  return (
    <div>
      <TimeField label={patrolFormTexts.start} input={{ ...form.getInputProps('time'), error }} />
      {start?.kind === 'twice' && (
        <Radio.Group
          className={classes.occurrence}
          label={patrolFormTexts.startTwice}
          {...form.getInputProps('occurrence')}
        >
          <Radio value="first" label={patrolFormTexts.firstStart(form.values)} />
          <Radio value="second" label={patrolFormTexts.secondStart(form.values)} />
        </Radio.Group>
      )}
    </div>
  );
}
