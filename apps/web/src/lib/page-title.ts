import { useEffect, useSyncExternalStore } from 'react';

/** The titles that what is shown has asked for, the latest last; the route's own (staticData.title) shows while there is none. */
const titles = new Map<symbol, string>();
const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Titles the page for as long as the caller is shown: "Regular patrol, 21 Nov 2026". Undefined leaves the title to others. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const key = Symbol(title);
    titles.set(key, title);
    tellListeners();
    return () => {
      titles.delete(key);
      tellListeners();
    };
  }, [title]);
}

/** What a page has asked for with `usePageTitle`. */
export function useOwnTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => [...titles.values()].at(-1));
}
