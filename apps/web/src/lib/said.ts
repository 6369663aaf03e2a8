import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Something that what is shown says to the layout round it; of several the latest counts, as long as it is shown. */
export function createSaid() {
  const said = new Map<symbol, string>();
  const listeners = new Set<() => void>();

  function tellListeners(): void {
    for (const listener of listeners) listener();
  }

  return {
    /** Says it until the answered function is called. */
    say(text: string): () => void {
      const key = Symbol(text);
      said.set(key, text);
      tellListeners();
      return () => {
        said.delete(key);
        tellListeners();
      };
    },
    latest: () => [...said.values()].at(-1),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Said = ReturnType<typeof createSaid>;

/** Says it for as long as the caller is shown, from its first frame on. Undefined leaves it to others. */
export function useSay(said: Said, text: string | undefined): void {
  useLayoutEffect(() => (text === undefined ? undefined : said.say(text)), [said, text]);
}

export function useSaid(said: Said): string | undefined {
  return useSyncExternalStore(said.subscribe, said.latest);
}
