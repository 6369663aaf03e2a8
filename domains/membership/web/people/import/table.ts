import papaparse from 'papaparse';
import { limits } from '#contract';
import { cleaned } from './cells.ts';
import { maxBytes } from './file.ts';
import { withoutMisreading } from './misreading.ts';

/** The cells of a pasted or saved table, row by row. */
export type Table = readonly (readonly string[])[];

/** Titles that may stand above the headings. */
export const maxTitles = 10;

/** One more than there may be, with what stands above them, so that a longer table is noticed. */
const maxRows = limits.imported.rows + maxTitles + 2;

/**
 * Reads a table whose cells are separated by tabs, as a spreadsheet copies them, or by commas or semicolons, or the addresses of a
 * mail's head. Rows without anything in them are left out.
 */
export function readTable(pasted: string): Table {
  const text = withoutMisreading(pasted.slice(0, maxBytes));
  const rows = addressesOf(text) ?? cellsOf(text);
  return rows.map((row) => row.map(cleaned));
}

function cellsOf(text: string): string[][] {
  // Excel writes the separator into a line of its own above the table.
  const [mark = '', separator = ''] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const isCopied = text.split('\n', maxTitles).some((line) => line.includes('\t'));
  const { data } = papaparse.parse<string[]>(isCopied ? withQuotedQuotes(text) : text.slice(mark.length), {
    delimiter: isCopied ? '\t' : separator,
    delimitersToGuess: [',', ';'],
    skipEmptyLines: 'greedy',
  });
  return data.slice(0, maxRows); // its own "preview" would count empty lines as well
}

/**
 * Spreadsheets put a copied cell between quotes only if it has several lines. Other cells that begin with a quote mean it, and would
 * otherwise swallow the rows after them.
 */
function withQuotedQuotes(text: string): string {
  return text.replace(
    /(^|[\t\n])(?:("(?:[^"\t]|"")*")(?=[\t\r\n]|$)|("[^\t\r\n]*))/g,
    (_, before, quoted, cell) => before + (quoted ?? `"${cell.replaceAll('"', '""')}"`),
  );
}

/** Returns names and addresses as mail programs copy them, `Tama Ngata <tama@example.nz>; …`; null for any other text. */
function addressesOf(text: string): string[][] | null {
  const entries = text
    .replaceAll(/>\s*[;,]\s*/g, '>\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const found = entries.map((entry) => /^([^<>\t]*[^<>\t\s])\s*<([^<>\s]+@[^<>\s]+)>$/.exec(entry));
  if (found.length === 0 || !found.every((match) => match !== null)) return null;
  return found.slice(0, maxRows).map(([, name = '', address = '']) => [name.replaceAll('"', ''), address]);
}
