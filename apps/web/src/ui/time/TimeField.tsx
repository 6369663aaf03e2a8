import { TimePicker } from '@mantine/dates';
import { IconClock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './TimeField.module.css';
import '@mantine/dates/styles.layer.css';
import '../form/form-fields.css';

interface TimeFieldProps {
  label: string;
  description?: ReactNode;
  /** What the form's `getInputProps` returns for the field, and its name. */
  input: { value?: string; onChange?: (time: string) => void; error?: ReactNode; 'data-path'?: string };
}

/** A time in 24 hours, whatever the browser's language; `2100` can be typed in one go. */
export function TimeField({ label, description, input }: TimeFieldProps) {
  const errorId = useId();
  const { 'data-path': path, error, ...field } = input;
  // the wrapper is no field: the focus, and what is wrong, go to the hours
  const hours = { 'data-path': path, 'aria-invalid': Boolean(error), 'aria-describedby': errorId };
  return (
    <TimePicker
      classNames={{ field: classes.part }}
      label={label}
      description={description}
      leftSection={<IconClock />}
      hoursInputLabel={`${label}, hours`}
      minutesInputLabel={`${label}, minutes`}
      hoursInputProps={hours}
      errorProps={{ id: errorId }}
      {...field}
      error={error}
    />
  );
}
