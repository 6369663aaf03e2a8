import type { Change } from './history.ts';

/** When a source was most like a copy of it. */
export interface Likeness {
  /** The commits after which it had the same rows; none if the copy does not show one moment. */
  equalAfter: number[];
  /** How many versions of rows differed when the fewest did. */
  differing: number;
}

/** Compares a copy with its source as it was after each commit. */
export function likeness(history: readonly Change[], copy: readonly string[]): Likeness {
  const surplus = new Map<string, number>(); // what the source has more often than the copy
  let differing = 0;
  const add = (row: string, by: number) => {
    const before = surplus.get(row) ?? 0;
    surplus.set(row, before + by);
    differing += Math.abs(before + by) - Math.abs(before);
  };
  for (const row of copy) add(row, -1);
  const found: Likeness = { equalAfter: [], differing: Number.POSITIVE_INFINITY };
  for (const [index, { commit, row, by }] of history.entries()) {
    add(row, by);
    if (history[index + 1]?.commit === commit) continue;
    found.differing = Math.min(found.differing, differing);
    if (differing === 0) found.equalAfter.push(commit);
  }
  return found;
}
