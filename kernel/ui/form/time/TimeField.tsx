import { InputBase, type InputBaseProps } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { type FocusEventHandler, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { formTexts } from '#texts/shared.ts';
import classes from './TimeField.module.css';
import { TimePart } from './TimePart.tsx';
import { lastOf, partsOf, type TimeParts, timeOf } from './time-parts.ts';

interface TimeFieldProps {
  label: string;
  description?: ReactNode;
  /** What the form's `getInputProps` returns for the field, and its name. */
  input: {
    value?: string;
    onChange?: (time: string) => void;
    onBlur?: FocusEventHandler;
    error?: ReactNode;
    'data-path'?: string;
  } & Pick<InputBaseProps, 'inputContainer'>;
}

/** A time in 24 hours, whatever the browser's language; `2100` can be typed in one go. It is empty until both parts are entered. */
export function TimeField({ label, description, input }: TimeFieldProps) {
  const { 'data-path': path, value = '', onChange, onBlur, error, inputContainer } = input;
  const [id, errorId] = [useId(), useId()];
  const hours = useRef<HTMLInputElement>(null);
  const minutes = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => partsOf(value));
  const parts = timeOf(typed) === value ? typed : partsOf(value);
  const enter = (change: Partial<TimeParts>) => {
    const next = { ...parts, ...change };
    setTyped(next);
    if (timeOf(next) !== value) onChange?.(timeOf(next));
  };
  const focusHours = (event: MouseEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    hours.current?.focus();
  };
  return (
    <InputBase
      component="div"
      label={label}
      labelProps={{ htmlFor: id }}
      description={description}
      leftSection={<IconClock />}
      error={error}
      errorProps={{ id: errorId }}
      inputContainer={inputContainer}
      onMouseDown={focusHours}
      onPaste={(event) => {
        event.preventDefault();
        const pasted = partsOf(event.clipboardData.getData('text'));
        if (pasted.hours !== null) enter(pasted);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
      }}
    >
      <div className={classes.parts}>
        <TimePart
          ref={hours}
          id={id}
          // the field itself cannot have the focus: the hours take it, with what is wrong
          data-path={path}
          aria-label={formTexts.hoursOf({ field: label })}
          aria-invalid={Boolean(error)}
          aria-describedby={errorId}
          value={parts.hours}
          last={lastOf.hours}
          onEnter={(entered) => enter({ hours: entered })}
          onNext={() => minutes.current?.focus()}
        />
        <span>:</span>
        <TimePart
          ref={minutes}
          aria-label={formTexts.minutesOf({ field: label })}
          tabIndex={-1}
          value={parts.minutes}
          last={lastOf.minutes}
          onEnter={(entered) => enter({ minutes: entered })}
          onPrevious={() => hours.current?.focus()}
        />
      </div>
    </InputBase>
  );
}
