import { useSyncExternalStore } from 'react';
import { deviceStorage } from './browser-storage.ts';

const listeners = new Set<() => void>();

/** A choice that this device remembers under a name, as the whole page shows it; `usual` until one is made. */
export function useRemembered(
  name: string,
  usual: boolean,
): [remembered: boolean, remember: (choice: boolean) => void] {
  const remembered = useSyncExternalStore(subscribe, () => deviceStorage.get(name) ?? String(usual));
  const remember = (choice: boolean) => {
    deviceStorage.set(name, String(choice));
    for (const listener of listeners) listener();
  };
  return [remembered === 'true', remember];
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
