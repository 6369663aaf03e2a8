import { importTexts } from './texts.ts';

/** What a cell says, and what has to be said of it. */
export interface Said {
  value: string | null;
  notes: string[];
}

/** By which people, and spreadsheets, say that there is nothing. */
const nothing = /^(?:none|nil|no|n\/?a|tba|tbc|unknown|[-–—?.]+|#(?:n\/a|value!|ref!|name\?|null!|num!))$/i;

/** Takes away what spreadsheets and mail programs add to a cell: quotes and apostrophes against formulas, marks that are not seen. */
export function cleaned(cell: string): string {
  const text = cell
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\p{Co}]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
  // our own files put an apostrophe before a sign as well (product 18.6)
  return text.replace(/^="(.*)"$/s, '$1').replace(/^'(?=[=+\-@＝＋－＠\d])/, '');
}

/** Returns the first address of a cell, such as `Ana <ana@example.nz>` or `mailto:ana@example.nz`; without one, the cell as it is. */
export function emailIn(cell: string): Said {
  if (nothing.test(cell)) return { value: null, notes: [] };
  const addresses = cell
    .replaceAll(/\s*@\s*/g, '@')
    .split(/[\s;,<>()"]+/)
    .map((word) => word.replace(/^mailto:/i, '').replace(/\.+$/, ''))
    .filter((word) => word.includes('@'));
  const [value, ...others] = new Set(addresses);
  const notes = others.map((other) => importTexts.otherEmail({ email: other }));
  return { value: value ?? (cell || null), notes };
}

/** Returns the numbers of some cells, in their order, as a spreadsheet has left them. */
export function phoneIn(cells: readonly string[]): Said {
  const numbers = new Set<string>();
  const notes: string[] = [];
  for (const number of cells.flatMap((cell) => cell.split(/\s*(?:\n|:::)\s*/))) {
    if (number === '' || nothing.test(number)) continue;
    if (/^(?:\d[.,]\d+e\+\d+|#+)$/i.test(number)) notes.push(importTexts.shortened({ number }));
    else if (lostNought.test(number)) {
      numbers.add(`0${number}`);
      notes.push(importTexts.noughtAdded({ number: `0${number}` }));
    } else numbers.add(number.replace(/(\d{3})\.0$/, '$1'));
  }
  return { value: [...numbers].join(' / ') || null, notes };
}

/** A number of eight or nine digits, which a spreadsheet took for an amount. */
const lostNought = /^[2-9]\d{7,8}$/;
