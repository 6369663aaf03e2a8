import { createSlot, useSetSlot, useSlot } from './layout-slot.ts';

const parentPages = createSlot();

/**
 * Sets the navigation item that the page belongs to, where that depends on its data: a past patrol is under Past Patrols.
 * While the data loads it is blank, and no item is highlighted.
 */
export const useSetParentPage = (path: string | undefined) => useSetSlot(parentPages, path);

/** Returns the path set with `useSetParentPage`. While there is none, the route's own (staticData.under) counts. */
export const useOwnParentPage = () => useSlot(parentPages);
