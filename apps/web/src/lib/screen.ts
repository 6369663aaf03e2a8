import { useSyncExternalStore } from 'react';

/** 768 pixels and more; and paper, also when a phone prints. */
const wide = '(min-width: 48em), print';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether tables and words fit; phones get rows and menus instead. Read as a store, since what follows a store is drawn at
 * once: a print-out does not wait.
 */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}
