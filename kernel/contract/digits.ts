/** Writes the digits of every script as 0 to 9: full-width, Arabic, Devanagari. A keyboard of another script types them. */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, digitOf);
}

/** A script has its ten digits in order, beginning with the nought (Unicode, section 4.6); two sets may follow each other. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Writes a code, a number or a plate in the letters and digits that it has, whatever keyboard typed it: `\uff30\u0660\u0666\u0661` as `P061`. */
export function plainCode(text: string): string {
  return plainDigits(text.normalize('NFKC'));
}
