import { isDeepStrictEqual } from 'node:util';
import type { Edits } from '#contract';
import { stamp } from './database/stamp.ts';
import { conflict } from './http/pipeline/app-error.ts';

/** The edits of a row that forms edit (decision 17). */
interface EditedRow {
  version: number;
  edited: string | null;
  editedBy: string | null;
}

/** Throws 409 if a form was opened on another version than that of this locked row. */
export function refuseStale(row: EditedRow, openedOn: number | undefined, what: string): void {
  if (openedOn === undefined || openedOn === row.version) return;
  throw conflict('changed-meanwhile', `This ${what} was changed meanwhile.`);
}

/** Returns a change of a locked row with the columns that record it; undefined if it leaves the row as it is. */
export function editOf<Row extends EditedRow>(
  row: Row,
  change: Partial<Row>,
  { when, by }: { when: string; by: string },
): (Partial<Row> & EditedRow) | undefined {
  if (!altersRow(row, change)) return undefined;
  return { ...change, version: row.version + 1, edited: when, editedBy: by };
}

/** Returns whether a change would alter a row. */
export function altersRow<Row extends object>(row: Row, change: Partial<Row>): boolean {
  const before = new Map<string, unknown>(Object.entries(row));
  return Object.entries(change).some(
    ([column, value]) => value !== undefined && !isDeepStrictEqual(value, before.get(column)),
  );
}

export function presentEdits({ version, edited, editedBy }: EditedRow): Edits {
  return { version, edited: stamp(edited, editedBy) };
}
