import papaparse from 'papaparse';

/** A cell of a file; null is empty. */
export type Cell = string | number | null;

/** What a file begins with, so that spreadsheets know UTF-8. */
export const byteOrderMark = '\u{feff}';

/** What a formula may begin with, as some spreadsheets take wide signs for narrow ones. Papaparse's own rule misses a text of several lines. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/** Writes rows by RFC 4180. A text that a spreadsheet would take for a formula begins with an apostrophe (product 18.6). */
export function csvLines(rows: Cell[][]): string {
  return `${papaparse.unparse(rows, { newline: '\r\n', escapeFormulae: formula })}\r\n`;
}
