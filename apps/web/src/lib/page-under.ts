import { createSaid, useSaid, useSay } from './said.ts';

const places = createSaid();

/**
 * The navigation item that the page belongs to, where that depends on what it shows: a past patrol under Past Patrols. Blank
 * while that is still being read: none is lit then.
 */
export const usePageUnder = (path: string | undefined) => useSay(places, path);

/** What a page has asked for with `usePageUnder`; the route's own (staticData.under) counts while there is none. */
export const useOwnUnder = () => useSaid(places);
