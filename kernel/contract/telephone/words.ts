/** The letters of each key of a telephone (ITU-T E.161), from 2 to 9. */
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** A number that one remembers by a word: `0800 POLICE`. */
const wordNumber = /(^|\D)(0800|0508|1800|1300)[\s-]*((?:[A-Z0-9]+[\s-]?)+)(?![a-z])/g;
const wholeText = /^()(0800|0508|1800|1300)[\s-]*([a-z0-9]+)$/i;

/** The fewest and the most digits after the prefix of such a number. */
const fewest = 6;
const most = 7;

interface WordNumber {
  at: number;
  /** What it may dial, the likeliest first. */
  digits: readonly string[];
}

/**
 * Returns the numbers of a text that are words. The words that follow it are not dialled, nor are letters beyond the seventh, which the
 * network would leave out.
 */
export function wordNumbersIn(text: string): WordNumber[] {
  const whole = wholeText.exec(text);
  const matches = whole ? [whole] : [...text.matchAll(wordNumber)];
  return matches.flatMap(({ index, 1: before = '', 2: prefix = '', 3: words = '' }) =>
    /[a-z]/i.test(words)
      ? [{ at: index + before.length, digits: dialled(words).map((digits) => prefix + digits) }]
      : [],
  );
}

function dialled(words: string): string[] {
  const parts = words
    .toUpperCase()
    .trim()
    .split(/[\s-]+/);
  const keyed = parts.map((_, last) => [...parts.slice(0, last + 1).join('')].map(keyOf).join(''));
  const enough = keyed.find((digits) => digits.length >= fewest) ?? '';
  return [enough, enough.slice(0, most), enough.slice(0, fewest)].filter(({ length }) => length >= fewest);
}

function keyOf(character: string): string {
  const key = keys.findIndex((letters) => letters.includes(character));
  return key < 0 ? character : String(key + 2);
}
