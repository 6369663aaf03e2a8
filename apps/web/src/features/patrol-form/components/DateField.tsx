import { Input } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { limits } from '@patrolbook/contract';
import type { ReactNode } from 'react';
import classes from './DateField.module.css';
import '@mantine/dates/styles.layer.css';
import '../../../ui/form/form-fields.css';

interface DateFieldProps {
  /** `YYYY-MM-DD`, like the other dates here. */
  value: string;
  onChange: (date: string) => void;
  /** The earliest date to choose: today in the organization's zone, whatever the device's date. */
  today: string;
  error: ReactNode;
}

/** A calendar month, always open. */
export function DateField({ value, onChange, today, error }: DateFieldProps) {
  return (
    <Input.Wrapper role="group" aria-label="Date" label="Date" labelElement="div" error={error}>
      <DatesProvider settings={{ firstDayOfWeek: 1, weekendDays: [], consistentWeeks: true }}>
        <DatePicker
          className={classes.calendar}
          classNames={{
            calendarHeader: classes.header,
            calendarHeaderControl: classes.step,
            calendarHeaderLevel: classes.month,
            weekday: classes.weekday,
            day: classes.day,
            monthsListControl: classes.monthChoice,
          }}
          value={value}
          onChange={(date) => date && onChange(date)}
          minDate={today}
          maxDate={`${limits.year.max}-12-31`}
          defaultDate={value}
          maxLevel="year"
          fullWidth
          withCellSpacing={false}
          getDayProps={(date) => ({
            'data-now': date === today || undefined,
            'aria-pressed': date === value,
            'aria-current': date === today ? 'date' : undefined,
          })}
          ariaLabels={{
            monthLevelControl: 'Choose the month',
            previousMonth: 'Previous month',
            nextMonth: 'Next month',
            previousYear: 'Previous year',
            nextYear: 'Next year',
          }}
        />
      </DatesProvider>
    </Input.Wrapper>
  );
}
