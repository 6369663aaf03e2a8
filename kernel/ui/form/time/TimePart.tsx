import { type ComponentProps, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import classes from './TimeField.module.css';
import { readPart, twoDigits } from './time-parts.ts';

interface TimePartProps extends Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange'> {
  ref: RefObject<HTMLInputElement | null>;
  value: number | null;
  last: number;
  onEnter: (value: number | null) => void;
  /** Leads to the part after this one: once it is full, or by an arrow key. */
  onNext?: () => void;
  onPrevious?: () => void;
}

/** The hours or the minutes of a time. */
export function TimePart(props: TimePartProps) {
  const { ref, value, last, onEnter, onNext, onPrevious, ...input } = props;
  const shown = value === null ? '' : twoDigits(value);
  const enter = useEntered(shown, ref, onEnter);
  const type = (text: string) => {
    const { part, isFull } = readPart(text, last);
    if (part !== null || text === '') enter(part);
    if (isFull) onNext?.();
  };
  const erase = () => (value === null ? onPrevious?.() : enter(null));
  const actions: Record<string, () => void> = {
    Home: () => enter(0),
    End: () => enter(last),
    ArrowUp: () => enter(value === null ? 0 : Math.min(value + 1, last)),
    ArrowDown: () => enter(value === null ? last : Math.max(value - 1, 0)),
    ArrowLeft: () => onPrevious?.(),
    ArrowRight: () => onNext?.(),
    Backspace: erase,
    Delete: erase,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <input
      {...input}
      ref={ref}
      className={classes.part}
      type="text"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      placeholder="--"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={value ?? 0}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.currentTarget.select()}
    />
  );
}

/** Selects a number that came from elsewhere, such as the clock, so that typing replaces it. Returns how one is entered here. */
function useEntered(
  shown: string,
  ref: RefObject<HTMLInputElement | null>,
  onEnter: (value: number | null) => void,
) {
  const entered = useRef(shown);
  useLayoutEffect(() => {
    if (shown !== entered.current && document.activeElement === ref.current) ref.current?.select();
    entered.current = shown;
  }, [shown, ref]);
  return (value: number | null) => {
    entered.current = value === null ? '' : twoDigits(value);
    onEnter(value);
  };
}
