import { useState } from 'react';
import { type ChosenRows, deselect, extended, nothing, ranged, toggled, withAll } from './selection.ts';

/** The chosen rows of a list, and what changes them. `rows` are the ids of those that are shown, in their order. */
export interface Selection {
  ids: ReadonlySet<string>;
  rows: readonly string[];
  toggle(id: string, isRange: boolean): void;
  /** Draws the range out to a row. */
  extend(id: string): void;
  choose(ids: readonly string[]): void;
  letGo(ids: readonly string[]): void;
  clear(): void;
}

/** Keeps which rows are chosen as long as `of`, the filter of the list, stays the same (product 7.18). */
export function useSelection(of: string, rows: readonly string[]): Selection {
  const [kept, setKept] = useState({ of, chosen: nothing });
  const chosen = kept.of === of ? kept.chosen : nothing;
  const change = (next: (chosen: ChosenRows) => ChosenRows) =>
    setKept((before) => ({ of, chosen: next(before.of === of ? before.chosen : nothing) }));
  return {
    ids: chosen.ids,
    rows,
    toggle: (id, isRange) => change((now) => (isRange ? ranged(now, id, rows) : toggled(now, id))),
    extend: (id) => change((now) => extended(now, id, rows)),
    choose: (ids) => change((now) => withAll(now, ids)),
    letGo: (ids) => change((now) => deselect(now, ids)),
    clear: () => change(() => nothing),
  };
}
