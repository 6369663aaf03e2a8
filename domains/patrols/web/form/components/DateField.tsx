import { Input, type InputWrapperProps } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useCallbackRef } from '@mantine/hooks';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMonth, limits } from '#contract';
import { monthOf } from '#lib/time/months.ts';
import { controlTexts } from '#texts/shared.ts';
import { dateAfterKey } from '../date-keys.ts';
import { patrolFormTexts } from '../texts.ts';
import classes from './DateField.module.css';
import '@mantine/dates/styles.layer.css';
import '#ui/form/form-fields.css';

interface DateFieldProps {
  /** `YYYY-MM-DD`, like the other dates here. */
  value: string;
  onChange: (date: string) => void;
  /** The earliest date to choose: today in the organization's zone, whatever the device's date. */
  today: string;
  error?: ReactNode;
  /** The focus begins on the chosen day. */
  autoFocus?: boolean;
  /** Adds somebody else's text below the calendar. */
  inputContainer?: InputWrapperProps['inputContainer'];
}

/** A calendar month, always open. Keys move between the days, and to other months. */
export function DateField({
  value,
  onChange,
  today,
  error,
  autoFocus = false,
  inputContainer,
}: DateFieldProps) {
  // The month that is shown, until another date is chosen, here or by somebody else.
  const [turned, setTurned] = useState({ to: value, from: value });
  const shown = turned.from === value ? turned.to : value;
  const show = (date: string) => setTurned({ to: date, from: value });
  const [choose, turn] = [useCallbackRef(onChange), useCallbackRef(show)];
  const field = useRef<HTMLDivElement>(null);
  const first = useRef(value);
  useEffect(() => {
    if (autoFocus) focusDay(field.current, first.current, { preventScroll: true });
  }, [autoFocus]);
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const date = event.target instanceof HTMLElement && event.target.dataset.date;
    const next = date && dateAfterKey(event, date, { first: today, last });
    if (!next) return;
    // The calendar's own keys stop at the edge of the month.
    event.preventDefault();
    event.stopPropagation();
    // The month must be rendered before its day can take the focus.
    flushSync(() => show(next));
    focusDay(event.currentTarget, next);
  };
  return (
    <Input.Wrapper
      ref={field}
      role="group"
      aria-label={patrolFormTexts.date}
      label={patrolFormTexts.date}
      labelElement="div"
      error={error}
      onKeyDownCapture={moveFocus}
      {...(inputContainer && { inputContainer })}
    >
      <Calendar value={value} today={today} shown={shown} onChange={choose} onShow={turn} />
    </Input.Wrapper>
  );
}

const last = `${limits.year.max}-12-31`;

interface CalendarProps extends Pick<DateFieldProps, 'value' | 'onChange' | 'today'> {
  /** A day of the month that is shown. */
  shown: string;
  onShow: (date: string) => void;
}

/** Its six weeks are not drawn anew with each letter that is typed into another field. */
const Calendar = memo(function Calendar({ value, onChange, today, shown, onShow }: CalendarProps) {
  return (
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
        maxDate={last}
        date={shown}
        onDateChange={onShow}
        maxLevel="year"
        fullWidth
        withCellSpacing={false}
        getDayProps={(date) => ({
          'data-date': date,
          'data-now': date === today || undefined,
          'aria-pressed': date === value,
          'aria-current': date === today ? 'date' : undefined,
        })}
        ariaLabels={{
          monthLevelControl: patrolFormTexts.chooseMonth({ month: formatMonth(monthOf(shown)) }),
          previousMonth: controlTexts.previousMonth,
          nextMonth: controlTexts.nextMonth,
          previousYear: patrolFormTexts.previousYear,
          nextYear: patrolFormTexts.nextYear,
        }}
      />
    </DatesProvider>
  );
});

function focusDay(calendar: HTMLElement | null, date: string, options?: FocusOptions): void {
  calendar?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus(options);
}
