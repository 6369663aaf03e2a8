import { createSlot, useSetSlot, useSlot } from './layout-slot.ts';

const titles = createSlot();

/** Sets the page's title while the caller is shown: "Regular patrol, 21 Nov 2026". Undefined leaves it to others. */
export const usePageTitle = (title: string | undefined) => useSetSlot(titles, title);

/** Returns the title set with `usePageTitle`. While there is none, the route's own (staticData.title) shows. */
export const useOwnTitle = () => useSlot(titles);
