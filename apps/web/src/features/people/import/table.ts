import { limits } from '@patrolbook/contract';
import papaparse from 'papaparse';
import { importTexts } from '../../../texts/people/import.ts';

/** The cells of a pasted or saved table, row by row. */
export type Table = readonly (readonly string[])[];

/** No table of 500 people is longer, in bytes. */
const maxBytes = 1024 * 1024;

/** One more than there may be, with the headings, so that a longer table is noticed and not read. */
const maxRows = limits.imported.rows + 2;

/**
 * Reads a table whose cells are separated by tabs, as a spreadsheet copies them, or by commas or semicolons. Rows without
 * anything in them are left out.
 */
export function readTable(text: string): Table {
  const [firstLine = ''] = text.split('\n', 1);
  const delimiter = firstLine.includes('\t') ? '\t' : '';
  const delimitersToGuess = [',', ';'];
  const { data } = papaparse.parse<string[]>(text.slice(0, maxBytes), {
    delimiter,
    delimitersToGuess,
    skipEmptyLines: 'greedy',
    preview: maxRows,
  });
  return data.map((row) => row.map(withoutApostrophe));
}

/** Takes away the apostrophe by which our files, and spreadsheets, keep a text from being a formula (product 18.6). */
function withoutApostrophe(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');
}

/** Returns a file's text; a sentence on why it cannot be read is thrown as an Error. */
export async function readFile(file: File): Promise<string> {
  if (file.size > maxBytes) throw new Error(importTexts.fileTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new Error(importTexts.workbook);
  return decoded(bytes);
}

/** Excel saves CSV as UTF-8, as UTF-16 (“Unicode text”) or in the old encoding of Windows. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes); // what is not UTF-8
  }
}
