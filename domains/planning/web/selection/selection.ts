/** The chosen rows of a list, over all its pages. */
export interface ChosenRows {
  ids: ReadonlySet<string>;
  /** The row that was chosen or let go last: where a range begins. */
  anchor: string | undefined;
}

export const nothing: ChosenRows = { ids: new Set(), anchor: undefined };

/** Chooses a row, or lets it go. */
export function toggled({ ids }: ChosenRows, id: string): ChosenRows {
  return set(ids, [id], !ids.has(id), id);
}

/**
 * Chooses the rows from the anchor to this one, or lets them go, whichever it was not yet. `rows` are those of the page in their order;
 * a range does not begin on another page.
 */
export function ranged({ ids, anchor }: ChosenRows, id: string, rows: readonly string[]): ChosenRows {
  return set(ids, between(rows, anchor, id), !ids.has(id), id);
}

/** Chooses the rows from the anchor to this one, to which the keys lead. */
export function extended({ ids, anchor }: ChosenRows, id: string, rows: readonly string[]): ChosenRows {
  return set(ids, between(rows, anchor, id), true, anchor ?? id);
}

/** Chooses these rows besides. */
export function withAll({ ids, anchor }: ChosenRows, rows: readonly string[]): ChosenRows {
  return set(ids, rows, true, anchor);
}

/** Lets these rows go. */
export function deselect({ ids, anchor }: ChosenRows, rows: readonly string[]): ChosenRows {
  return set(ids, rows, false, anchor);
}

function between(rows: readonly string[], anchor: string | undefined, id: string): readonly string[] {
  const [from, to] = [rows.indexOf(anchor ?? id), rows.indexOf(id)];
  if (from < 0 || to < 0) return [id];
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}

function set(
  ids: ReadonlySet<string>,
  changed: readonly string[],
  chosen: boolean,
  anchor: string | undefined,
): ChosenRows {
  const next = new Set(ids);
  for (const id of changed) {
    if (chosen) next.add(id);
    else next.delete(id);
  }
  return { ids: next, anchor };
}
