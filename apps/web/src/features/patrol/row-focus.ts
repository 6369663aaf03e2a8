import { type RefCallback, useRef } from 'react';

/** Where the focus goes when the row with this id goes: to the next one, or to the one before the last. */
export function neighbourOf(ids: readonly string[], id: string): string | undefined {
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
}

/** Keeps the focus in a list when one of its rows goes. */
export function useRowFocus() {
  const buttons = useRef(new Map<string, HTMLElement>());
  const rowRef =
    (id: string): RefCallback<HTMLElement> =>
    (button) => {
      if (button) buttons.current.set(id, button);
      return () => void buttons.current.delete(id);
    };
  /** Before the row with this id goes; answers whether there is another to take the focus. */
  const handOn = (ids: readonly string[], id: string): boolean => {
    const next = neighbourOf(ids, id);
    const button = next === undefined ? undefined : buttons.current.get(next);
    button?.focus();
    return button !== undefined;
  };
  return { rowRef, handOn };
}
