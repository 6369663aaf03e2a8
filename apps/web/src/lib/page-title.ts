import { createSaid, useSaid, useSay } from './said.ts';

const titles = createSaid();

/** Titles the page for as long as the caller is shown: "Regular patrol, 21 Nov 2026". Undefined leaves the title to others. */
export const usePageTitle = (title: string | undefined) => useSay(titles, title);

/** What a page has asked for with `usePageTitle`; the route's own (staticData.title) shows while there is none. */
export const useOwnTitle = () => useSaid(titles);
