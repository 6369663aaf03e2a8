import { Input } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isDate } from '#lib/time/period.ts';

interface DateInputProps {
  className?: string | undefined;
  label: string;
  /** `YYYY-MM-DD`, like the other dates here. */
  date: string | undefined;
  min?: string | undefined;
  max: string;
  /** Called with each date that there can be, and with undefined when the field is emptied. */
  onDate: (date: string | undefined) => void;
}

/**
 * The browser's own field for a date. While a year is being typed the field passes through dates of other years,
 * which it does not report.
 */
export function DateInput({ className, label, date, onDate, ...bounds }: DateInputProps) {
  const [typed, setTyped] = useState(date ?? '');
  useEffect(() => setTyped(date ?? ''), [date]);
  return (
    <Input.Wrapper className={className} label={label}>
      <Input
        type="date"
        {...bounds}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (value === '') onDate(undefined);
          if (isDate(value)) onDate(value);
        }}
      />
    </Input.Wrapper>
  );
}
