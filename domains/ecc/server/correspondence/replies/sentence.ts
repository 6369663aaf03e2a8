/**
 * How many characters before and after a number are looked at, so that its sentence fits
 * `limits.candidates.sentence`.
 */
const sentenceLength = 110;
/** The end of a sentence or a line. `No. 57` goes on. */
const end = /(?<=[.!?])\s+(?=\p{Lu})|\n/u;

/**
 * Returns the sentence that contains a part of a text, in one line. If the part is the whole sentence, the
 * sentence before it is included.
 */
export function sentenceAround(text: string, from: number, to: number): string {
  const before = text.slice(Math.max(0, from - sentenceLength), from).split(end);
  const [after = ''] = text.slice(to, to + sentenceLength).split(end);
  const opening = before.pop() ?? '';
  const context = hasWords(opening + after) ? '' : (before.findLast(hasWords) ?? '');
  return inOneLine(`${context} ${opening}${text.slice(from, to)}${after}`);
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Removes control characters and halves of surrogate pairs, which cannot be stored. */
function inOneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
}
