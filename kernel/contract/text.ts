import { limits } from './limits.ts';

/** How a text is cleaned and judged before it is kept (product 12.4). */

/**
 * Marks that control the direction and the breaking of text. They come along when a number or a name is pasted,
 * so they are removed.
 */
const pastedMarks = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

/**
 * Characters that control or format text, break its line, or are letters that look blank. The joiners are
 * allowed, because emoji and several scripts need them. Unassigned characters are allowed, because a newer phone
 * may know them.
 */
const unprintable =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\u034f|[\u115f\u1160\u2800\u3164\uffa0]|[\u17b4\u17b5]|[\u180b-\u180f]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What breaks a line in word processors and pages. A field of one line loses line feeds, but not these. */
const pastedBreaks = /[\v\f\u0085\u2028\u2029]/g;

/** Writes each break of a line as a line feed. */
export function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(pastedBreaks, '\n');
}

/** Writes a break that was pasted into a field of one line as a blank. */
export function onOneLine(text: string): string {
  return text.replaceAll(pastedBreaks, ' ');
}

export function withoutPastedMarks(text: string): string {
  return text.replace(pastedMarks, '');
}

/** Whether a text, possibly of several lines, is empty, or can be shown and something of it seen. */
export function isPrintable(text: string): boolean {
  return isOneLine(text.replaceAll(/[\n\t]/g, ''));
}

/** Whether a text is empty, or one line in which something can be seen. */
export function isOneLine(text: string): boolean {
  return text === '' || (visible.test(text) && !unprintable.test(text));
}

/** Returns what a list searches for, as `Search` reads it; null if the server would refuse it. */
export function searchOf(typed: string): string | null {
  const text = onOneLine(withoutPastedMarks(typed)).trim();
  const isAllowed = text !== '' && [...text].length <= limits.search.max && isOneLine(text);
  return isAllowed ? text : null;
}
