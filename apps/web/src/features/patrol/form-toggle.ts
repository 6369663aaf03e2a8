import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The form of a card's head, which takes the place of the button that opens it, once `load` has it. Closing gives the focus back to
 * the button.
 */
export function useFormToggle(load: () => Promise<boolean>) {
  const [opened, setOpened] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const focus = () => anchor.current?.focus();
  return {
    opened,
    /** Marks what takes the focus: the button, and in its place the form's first field. */
    anchor: (element: HTMLElement | null) => {
      anchor.current = element;
    },
    focus,
    open: () => void load().then(setOpened),
    close() {
      // The button has to be there before it can take the focus.
      flushSync(() => setOpened(false));
      focus();
    },
  };
}
