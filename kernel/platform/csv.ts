import papaparse from 'papaparse';
import { toLocal, whichOfTwo } from '#contract';

/** A cell of a file; null is empty. */
export type CsvCell = string | number | null;

/** The byte order mark, by which spreadsheets recognize UTF-8. */
export const byteOrderMark = '\u{feff}';

/**
 * The characters that may begin a formula. Some spreadsheets take full-width signs for ordinary ones.
 * Papaparse's own rule misses a text of several lines.
 */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * Where one may begin inside a text. A spreadsheet that splits cells at semicolons or tabs heeds quotes only at the beginning of what it
 * takes for a cell, which the second text of a row is not.
 */
const inner = /([;\t] *)(?=[=+\-@＝＋－＠])/g;

/**
 * Writes rows by RFC 4180 (product 18.6). What a spreadsheet would take for a formula gets an apostrophe in front. Every text is
 * quoted.
 */
export function csvLines(rows: CsvCell[][]): string {
  const quotes = (cell: unknown) => typeof cell === 'string';
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replace(inner, "$1'") : cell)),
  );
  return `${papaparse.unparse(cells, { newline: '\r\n', escapeFormulae: formula, quotes })}\r\n`;
}

/** Returns a local moment that spreadsheets read as one: `2026-11-14 21:04`; in the hour that comes twice with its zone, as a text. */
export function dateAndTime(moment: string | null, zone: string): CsvCell {
  if (moment === null) return null;
  const { date, time } = toLocal(moment, zone);
  return `${date} ${time}${whichOfTwo(moment, zone)}`;
}
