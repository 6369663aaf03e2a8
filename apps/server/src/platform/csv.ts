import papaparse from 'papaparse';

/** A cell of a file; null is empty. */
export type Cell = string | number | null;

/** What a file begins with, so that spreadsheets know UTF-8. */
export const byteOrderMark = '\u{feff}';

/** What a formula may begin with, as some spreadsheets take wide signs for narrow ones. Papaparse's own rule misses a text of several lines. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * Writes rows by RFC 4180. A text that a spreadsheet would take for a formula begins with an apostrophe, and every text is quoted:
 * one that also parts cells at semicolons or tabs finds no formula in the middle of one (product 18.6).
 */
export function csvLines(rows: Cell[][]): string {
  const quotes = (cell: unknown) => typeof cell === 'string';
  return `${papaparse.unparse(rows, { newline: '\r\n', escapeFormulae: formula, quotes })}\r\n`;
}
