import { useSyncExternalStore } from 'react';

/** Creates a hook for a media query. A store renders its changes at once, which printing requires. */
function createMatch(media: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const query = matchMedia(media);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(media).matches);
}

/** Whether tables and labels fit: from 768 px on, and in print even from a phone. Phones get rows and menus instead. */
export const useWideScreen = createMatch('(min-width: 48em), print');

/** Whether tables of five columns and more fit beside the navigation. */
export const useRoomyScreen = createMatch('(min-width: 72em), print');

/** Whether the page is being printed. */
export const usePrintMedia = createMatch('print');

const lightLook = '(prefers-color-scheme: light)';

/** Whether the system asks for the light look (tokens.css). A page that is being printed counts as light in some browsers. */
export function isLight(): boolean {
  return matchMedia(lightLook).matches;
}

/** Calls back when the system changes between the dark and the light look; not for printing. Returns how to stop. */
export function watchLook(listener: () => void): () => void {
  const query = matchMedia(lightLook);
  let light = query.matches;
  const follow = () => {
    if (matchMedia('print').matches || query.matches === light) return;
    light = query.matches;
    listener();
  };
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}

/** Whether the page is used by fingers: they scroll it, and a field that has the focus opens a keyboard over it. */
export function hasTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
