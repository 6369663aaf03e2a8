export interface Names {
  firstName: string;
  lastName: string;
}

const title = /^(?:mrs?|ms|miss|mx|dr|prof|rev|sir|dame)\b\.?\s+/i;
const suffix = /(?:\s|,\s*)(jr|sr|ii|iii)\.?$/i;

/**
 * Splits “Jane Smith”, “Smith, Jane”, “SMITH Jane”, “Jan van der Berg” and “Mr John Smith Jr”. A title and what stands in brackets, such as
 * a nickname, are left out.
 */
export function namesOf(name: string): Names {
  const whole = plainName(name.replaceAll(/\([^)]*\)/g, ' ')).replace(title, '');
  const [, added] = suffix.exec(whole) ?? [];
  const split = splitName(whole.replace(suffix, ''));
  return added ? { ...split, lastName: `${split.lastName} ${added}` } : split;
}

/** Returns a name without quotes, on one line. */
export function plainName(name: string): string {
  return name.replaceAll(/["“”]/g, '').replaceAll(/\s+/g, ' ').trim();
}

function splitName(name: string): Names {
  const [last = '', first] = name.split(/\s*,\s*/, 2);
  if (first !== undefined) return { firstName: first.replace(title, ''), lastName: last };
  const words = name.split(' ');
  const start = words.findIndex((word) => !isInCapitals(word));
  const isLastFirst = start > 0 && words.slice(0, start).join('').length > 2; // two capitals are initials
  if (isLastFirst)
    return { firstName: words.slice(start).join(' '), lastName: words.slice(0, start).join(' ') };
  const split = lastNameAt(words);
  return { firstName: words.slice(0, split).join(' '), lastName: words.slice(split).join(' ') };
}

/** Returns where the last name begins: at a particle, at the first of the words in capitals that end the name, or at the last word. */
function lastNameAt(words: readonly string[]): number {
  const isCapitalized = /^\p{Lu}/u.test(words[0] ?? '');
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  if (isCapitalized && particle > 0) return particle;
  const inCapitals = words.findIndex((_, index) => index > 0 && words.slice(index).every(isInCapitals));
  return inCapitals > 0 && !words.every(isInCapitals) ? inCapitals : Math.max(1, words.length - 1);
}

function isInCapitals(word: string): boolean {
  return word.length > 1 && /\p{Lu}/u.test(word) && word === word.toUpperCase();
}

/** Returns whether a name is that of two people, “John & Mary Smith”. */
export function isOfTwo(name: string): boolean {
  return /\s(?:&|\+|\/|and)\s/i.test(name);
}

/** Returns whether letters of a name were lost when it was saved, “T?ne”. */
export function hasLostLetters(name: string): boolean {
  return /\uFFFD|\p{L}\?|\?\p{L}/u.test(name);
}
