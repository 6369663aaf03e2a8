import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Creates a slot: a text that a page sets for the layout around it. Of several the latest counts while it is set. */
export function createSlot() {
  const texts = new Map<symbol, string>();
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  return {
    /** Sets the text until the returned function is called. */
    set(text: string): () => void {
      const key = Symbol(text);
      texts.set(key, text);
      notify();
      return () => {
        texts.delete(key);
        notify();
      };
    },
    latest: () => [...texts.values()].at(-1),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Slot = ReturnType<typeof createSlot>;

/** Sets the text while the caller is shown, from its first frame on. Undefined leaves the slot to others. */
export function useSetSlot(slot: Slot, text: string | undefined): void {
  useLayoutEffect(() => (text === undefined ? undefined : slot.set(text)), [slot, text]);
}

export function useSlot(slot: Slot): string | undefined {
  return useSyncExternalStore(slot.subscribe, slot.latest);
}
