import { type RefCallback, useRef } from 'react';

/** Returns which row takes the focus when this one is removed: the next one, or the previous one at the end. */
export function neighbourOf(ids: readonly string[], id: string): string | undefined {
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
}

/** Keeps the focus in a list when one of its rows is removed. */
export function useRowFocus() {
  const buttons = useRef(new Map<string, HTMLElement>());
  const rowRef =
    (id: string): RefCallback<HTMLElement> =>
    (button) => {
      if (button) buttons.current.set(id, button);
      return () => void buttons.current.delete(id);
    };
  /** Focuses the neighbour of a row that is about to be removed; returns whether there is one. */
  const focusNeighbour = (ids: readonly string[], id: string): boolean => {
    const next = neighbourOf(ids, id);
    const button = next === undefined ? undefined : buttons.current.get(next);
    button?.focus();
    return button !== undefined;
  };
  return { rowRef, focusNeighbour };
}
