import papaparse from 'papaparse';
import { importTexts } from './texts.ts';

/** No table of 500 people is longer, in bytes. */
export const maxBytes = 1024 * 1024;

/** The first bytes of workbooks: of .xlsx and .ods, which are archives, and of the former .xls. */
const workbooks = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Returns a file's text; a sentence on why it cannot be read is thrown as an Error. */
export async function readFile(file: File): Promise<string> {
  if (file.size > maxBytes) throw new Error(importTexts.fileTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (workbooks.some((start) => start.every((byte, index) => bytes[index] === byte)))
    throw new Error(importTexts.workbook);
  const text = decoded(bytes);
  return /<table[\s>]/i.test(text) ? textOfPage(text) : text;
}

/** Excel saves CSV as UTF-8, as UTF-16 (“Unicode text”) or in the old encoding of Windows. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // Without a mark, every other byte of Latin letters in UTF-16 is zero.
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes); // what is not UTF-8
  }
}

/** Returns the first table of a page, which many programs save under the name of a spreadsheet, as it would be copied. */
function textOfPage(html: string): string {
  const rows = new DOMParser().parseFromString(html, 'text/html').querySelector('table')?.rows ?? [];
  const cells = [...rows].map((row) => [...row.cells].map((cell) => cell.textContent.trim()));
  return papaparse.unparse(cells, { delimiter: '\t' });
}
