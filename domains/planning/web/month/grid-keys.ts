/** A cell of the grid, both counted from 0; column 0 has the patrol itself. */
export interface GridCell {
  row: number;
  column: number;
}

/** About a week of patrols. */
const rowsOfPage = 7;

interface KeyPress {
  key: string;
  ctrlKey: boolean;
}

/**
 * Returns the cell that a key leads to; undefined for a key that moves nothing (WAI-ARIA Authoring Practices, grid).
 * `last` is the cell at the lower right.
 */
export function cellAfter(
  { key, ctrlKey }: KeyPress,
  { row, column }: GridCell,
  last: GridCell,
): GridCell | undefined {
  const moves: Record<string, GridCell> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - rowsOfPage, column },
    PageDown: { row: row + rowsOfPage, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last.row : row, column: last.column },
  };
  const to = moves[key];
  return to && { row: within(to.row, last.row), column: within(to.column, last.column) };
}

function within(position: number, last: number): number {
  return Math.min(Math.max(position, 0), last);
}

/** Whether a key types a letter, with which the name of whoever is to go begins. */
export function isLetter({ key, ...held }: KeyPress & { altKey: boolean; metaKey: boolean }): boolean {
  return /^\p{L}$/u.test(key) && !held.ctrlKey && !held.altKey && !held.metaKey;
}
