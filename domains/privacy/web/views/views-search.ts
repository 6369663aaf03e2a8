import { idOf, type ViewKind, viewKinds } from '#contract';
import type { RawSearch } from '#lib/navigation/list-search.ts';

/** What the log is narrowed to, in the form of its address. */
export interface ViewsSearch {
  /** Who looked. */
  by?: string | undefined;
  what?: ViewKind | undefined;
  /** The patrol or the person that was looked at. */
  of?: string | undefined;
}

/** Removes the whole filter. */
export const noViewsFilter: ViewsSearch = { by: undefined, what: undefined, of: undefined };

export function isViewKind(value: unknown): value is ViewKind {
  return viewKinds.some((kind) => kind === value);
}

/** Returns the filter in the address; impossible values are left out. */
export function viewsSearchOf({ by, what, of }: RawSearch): ViewsSearch {
  const [byId, ofId] = [idOf(by), idOf(of)];
  return { ...(byId && { by: byId }), ...(isViewKind(what) && { what }), ...(ofId && { of: ofId }) };
}
