/** How many characters before a number and after it are looked at, so that its sentence fits `limits.candidates.sentence`. */
const reach = 110;
/** Where a sentence or a line ends. `No. 57` goes on. */
const end = /(?<=[.!?])\s+(?=\p{Lu})|\n/u;

/** Returns the sentence that a part of a text stands in, in one line; with the one before if the part stands there alone. */
export function sentenceAround(text: string, from: number, to: number): string {
  const before = text.slice(Math.max(0, from - reach), from).split(end);
  const [after = ''] = text.slice(to, to + reach).split(end);
  const opening = before.pop() ?? '';
  const context = hasWords(opening + after) ? '' : (before.findLast(hasWords) ?? '');
  return inOneLine(`${context} ${opening}${text.slice(from, to)}${after}`);
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Without control characters and halves of characters, which cannot be stored. */
function inOneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
}
