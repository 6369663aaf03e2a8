import { Radio } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { IconClock } from '@tabler/icons-react';
import { type DraftValues, startError, startOf } from '../draft.ts';
import classes from './StartTimeField.module.css';
import '@mantine/dates/styles.layer.css';
import '../../../ui/form/form-fields.css';

const errorId = 'start-time-error';

interface StartTimeFieldProps {
  form: UseFormReturnType<DraftValues>;
  /** The organization's. */
  zone: string;
}

/**
 * The start time in 24 hours, whatever the browser's language; `2100` can be typed in one go. Reports a time that the clocks
 * skip, and offers both instants of one that comes twice.
 */
export function StartTimeField({ form, zone }: StartTimeFieldProps) {
  const start = startOf(form.values, zone);
  const error = start?.kind === 'skipped' ? startError(form.values, zone) : form.errors.time;
  // the wrapper is no field: the focus, and what is wrong, go to the hours
  const hours = { 'data-path': 'time', 'aria-invalid': Boolean(error), 'aria-describedby': errorId };
  return (
    <div>
      <TimePicker
        classNames={{ field: classes.part }}
        label="Start time"
        leftSection={<IconClock />}
        hoursInputLabel="Start time, hours"
        minutesInputLabel="Start time, minutes"
        hoursInputProps={hours}
        errorProps={{ id: errorId }}
        {...form.getInputProps('time')}
        data-path={undefined}
        error={error}
      />
      {start?.kind === 'twice' && (
        <Radio.Group
          className={classes.occurrence}
          label="The clocks go back that night: this time comes twice"
          {...form.getInputProps('occurrence')}
        >
          <Radio value="first" label={`the first ${form.values.time} (daylight saving)`} />
          <Radio value="second" label={`the second ${form.values.time} (standard time)`} />
        </Radio.Group>
      )}
    </div>
  );
}
