import { useSyncExternalStore } from 'react';

/** Read as a store, since what follows a store is drawn at once: a print-out does not wait. */
function createMatch(media: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const query = matchMedia(media);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(media).matches);
}

/** Whether tables and words fit, in 768 pixels and more, and on paper, also a phone's; phones get rows and menus instead. */
export const useWideScreen = createMatch('(min-width: 48em), print');

/** Whether tables of five columns and more fit beside the navigation. */
export const useRoomyScreen = createMatch('(min-width: 72em), print');

/** Whether the page is being drawn on paper. */
export const usePrinting = createMatch('print');
