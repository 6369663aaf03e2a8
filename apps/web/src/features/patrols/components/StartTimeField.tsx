import { Radio, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconClock } from '@tabler/icons-react';
import { readTime } from '../clock-time.ts';
import { type DraftValues, startError, startOf } from '../draft.ts';
import classes from './StartTimeField.module.css';
import '../../../ui/form-fields.css';

interface StartTimeFieldProps {
  form: UseFormReturnType<DraftValues>;
  /** The organization's. */
  zone: string;
}

/** The start in 24 hours; says at once when that night leaves it out, and asks which is meant when it comes twice. */
export function StartTimeField({ form, zone }: StartTimeFieldProps) {
  const { onBlur, ...field } = form.getInputProps('time');
  const start = startOf(form.values, zone);
  const time = readTime(form.values.time);
  return (
    <div>
      <TextInput
        label="Start time"
        leftSection={<IconClock />}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        {...field}
        error={start?.kind === 'skipped' ? startError(form.values, zone) : form.errors.time}
        onBlur={(event) => {
          if (time) form.setFieldValue('time', time);
          onBlur?.(event);
        }}
      />
      {start?.kind === 'twice' && (
        <Radio.Group
          className={classes.occurrence}
          label="The clocks go back that night: this time comes twice"
          {...form.getInputProps('occurrence')}
        >
          <Radio value="first" label={`the first ${time} (daylight saving)`} />
          <Radio value="second" label={`the second ${time} (standard time)`} />
        </Radio.Group>
      )}
    </div>
  );
}
