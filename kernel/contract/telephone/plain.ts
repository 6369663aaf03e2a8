import { plainDigits } from '../digits.ts';

/** What stands beside a number and would read like one, and so goes before numbers are looked for. */
const otherFigures = [
  // what a spreadsheet makes of a number: 6.42156E+11
  /(^|\D)\d+(?:[.,]\d+)?E\+?\d+/gi,
  // dates: 27/11/2026, 2026-11-27, 27112026, 20261127
  /(^|\D)(?:0?[1-9]|[12]\d|3[01])([-./ ])(?:0?[1-9]|1[0-2])\2(?:19|20)\d\d(?!\d)/g,
  /(^|\D)(?:19|20)\d\d([-./])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01])(?!\d)/g,
  /(^|\D)(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d(?!\d)/g,
  /(^|\D)(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  // hours: 24/7, 18:30, 6.30pm, 9 am, 0800-1700
  /(^|\D)24\/7(?!\d)/g,
  /(^|\D)\d{1,2}:\d\d(?!\d)/g,
  /(^|\D)\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m\b/gi,
  /(^|\D)(?:[01]\d|2[0-4])[0-5]\d\s?(?:-|to|till|until)\s?(?:[01]\d|2[0-4])[0-5]\d(?!\d|-\d)/gi,
  // what opens a door
  /(^|\W)(?:pin|code|password)\W*\d{4,8}(?!\d)/gi,
];

/** What cannot be seen, and the marks of a keycap or a letter. */
const unseen = /[\p{Cf}\p{M}]/gu;

/** All that look like a dash, such as the minus of a spreadsheet, and all that stand for a blank. */
const dashes = /[\p{Pd}\u02d7\u2043\u2212\u2500\u2796\u30fc]/gu;
const blanks = /[\s\u00b7\u2022\u2027\u2219\u30fb_~]/g;

/** What people write next to a number without a blank. */
const label = /(^|\P{L})(tel|ph|phone|mob|mobile|cell|home|work|m|h|w)(?=\+?\(?\d)/giu;

/** What a spreadsheet adds to a number that it took for an amount: 215550131.0 */
const decimals = /(\d)\.0+(?!\d)/g;

/** An area code that a stroke sets apart: 04/387 1234. */
const areaCode = /(^|[^\d/])(0\d{1,2})\s?\/\s?(?=\d{3})/g;

/** Returns a text with plain digits, dashes and blanks, and with `;` for figures that are dates, hours and the like. */
export function plainText(text: string): string {
  const plain = plainDigits(text.normalize('NFKC').replace(unseen, ''))
    .replace(dashes, '-')
    .replace(blanks, ' ')
    .replace(decimals, '$1')
    .replace(label, '$1$2 ');
  return otherFigures
    .reduce((rest, figures) => rest.replace(figures, '$1;'), plain)
    .replace(areaCode, '$1$2 ');
}
