import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasSavedInput } from '#lib/form/saved-input.ts';

/**
 * A form in a card's head. It replaces the button that opens it once `load` has fetched its code. Closing returns the
 * focus to the button. It opens by itself if its input was kept under `keptAs` when the session ended.
 */
export function useFormToggle(load: () => Promise<boolean>, keptAs?: string) {
  const [opened, setOpened] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const focus = () => anchor.current?.focus();
  const open = () => void load().then(setOpened);
  const reopen = useEffectEvent(() => keptAs !== undefined && hasSavedInput(keptAs) && open());
  useEffect(() => void reopen(), []);
  return {
    opened,
    /** Registers the element that takes the focus: the button, or the form's first field in its place. */
    anchor: (element: HTMLElement | null) => {
      anchor.current = element;
    },
    focus,
    open,
    close() {
      // The button must be rendered before it can take the focus.
      flushSync(() => setOpened(false));
      focus();
    },
  };
}

/** Returns a form's `onKeyDown`: Escape closes it, unless the key belongs to its open choices or a dialog of the form. */
export function onEscape(close: () => void) {
  return ({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLFormElement>) => {
    if (key !== 'Escape' || nativeEvent.isComposing) return;
    const inForm = target instanceof Element && currentTarget.contains(target);
    if (inForm && target.ariaExpanded !== 'true') close();
  };
}
