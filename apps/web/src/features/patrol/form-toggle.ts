import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The form of a card's head, which takes the place of the button that opens it. Closing gives the focus back to the button. */
export function useFormToggle() {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    opened,
    button,
    open: () => setOpened(true),
    close() {
      // The button has to be there before it can take the focus.
      flushSync(() => setOpened(false));
      button.current?.focus();
    },
  };
}
