/**
 * Returns the text with whatever a terminal obeys or hides, such as escapes and marks of direction, written as its number: `\u{1b}`.
 * What is printed may come from a file or a database that somebody else has written.
 */
export function visible(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (unseen) => `\\u{${unseen.codePointAt(0)?.toString(16)}}`);
}

/** Does the same with each of several lines. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n');
}
