import papaparse from 'papaparse';

/** A cell of a file; null is empty. */
export type Cell = string | number | null;

/** What a file begins with, so that spreadsheets know UTF-8. */
export const byteOrderMark = '\u{feff}';

/** Writes rows by RFC 4180. A text that a spreadsheet would take for a formula begins with an apostrophe (product 18.6). */
export function csvLines(rows: Cell[][]): string {
  return `${papaparse.unparse(rows, { newline: '\r\n', escapeFormulae: true })}\r\n`;
}
