import { useSyncExternalStore } from 'react';

/** What was chosen while this page is open, for a browser that keeps nothing. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/** A choice that this device remembers under a name, as the whole page shows it; `usual` until one is made. */
export function useRemembered(
  name: string,
  usual: boolean,
): [remembered: boolean, remember: (choice: boolean) => void] {
  const remembered = useSyncExternalStore(subscribe, () => read(name) ?? String(usual));
  const remember = (choice: boolean) => {
    keep(name, String(choice));
    for (const listener of listeners) listener();
  };
  return [remembered === 'true', remember];
}

function read(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name);
  } catch {
    return chosen.get(name); // a browser whose storage is blocked
  }
}

function keep(name: string, choice: string): void {
  chosen.set(name, choice);
  try {
    localStorage.setItem(name, choice);
  } catch {
    // it is blocked or full: the page goes by what was chosen on it
  }
}

/** Other pages of this browser choose too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
