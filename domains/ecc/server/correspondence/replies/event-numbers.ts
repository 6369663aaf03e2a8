import { isPhone, readsAsDate } from './other-numbers.ts';
import { sentenceAround } from './sentence.ts';

/** An event number in a text (product 1.4). */
export interface FoundEventNumber {
  /** As it was typed, without invisible characters. */
  typed: string;
  /** Its digits without leading zeros. Numbers are compared by them. */
  digits: string;
  /**
   * `clear`: it can be taken as it is. `doubtful`: the sentence says that it is wrong or another patrol's, or
   * asks a question. `garbled`: it begins like an event number, but has too few or too many digits. A person has
   * to read the latter two.
   */
  is: 'clear' | 'doubtful' | 'garbled';
  /** The sentence of the mail that contains it, in one line. */
  sentence: string;
}

/**
 * `P` and digits, with at most a sign or two between. A blank, tab, hyphen or dot separates groups of digits, so
 * that `P057123456, 2200 hrs` ends at the comma. Which groups belong to the number is decided later. Underscores
 * around it are emphasis in plain text.
 */
const withLetter =
  /(?<![\p{L}\p{N}]_{0,2})P(?<between>[ \t.:#-]{0,3})(?<groups>\d+(?:(?: ?[.-] ?|[ \t])\d+){0,11})/giu;

/** Digits without the `P`, right after words that only ever announce an event number. */
const withLabel =
  /(?<![\p{L}\p{N}]_{0,2})(?:event|job|P(?= ?-?n))(?: ?-?(?:number|num|no|nr|id|ref|reference)(?![\p{L}\p{N}]))?(?<between>[ \t.:#=([*_-]{0,5}(?:is)?[ \t:*_]{0,2})(?<![\p{L}\p{N}])(?<groups>\d+(?:(?: ?[.-] ?|[ \t])\d+){0,11})/giu;

/** Returns all event numbers of a text (decision 18). */
export function eventNumbersIn(text: string): FoundEventNumber[] {
  const readable = withoutAddresses(plainCharacters(text));
  const found = [
    ...[...readable.matchAll(withLetter)].map((match) => readLettered(match, readable)),
    ...[...readable.matchAll(withLabel)].map((match) => readLabelled(match, readable)),
  ];
  return found.filter((number) => number !== null);
}

/** Returns all digits of the text, in the form in which numbers are compared. */
export function digitsIn(text: string): Set<string> {
  const readable = plainCharacters(text);
  const runs = [...readable.matchAll(/\d+(?:(?: ?[.-] ?|[ \t])\d+)*/g)].map(([run]) => run);
  return new Set(runs.flatMap((run) => [run, ...run.split(/\D+/)]).map(comparable));
}

/** Returns the digits by which a number of this form is compared. */
function comparable(digits: string): string {
  return digits.replace(/\D/g, '').replace(/^0+/, '');
}

function readLettered(match: RegExpExecArray, text: string): FoundEventNumber | null {
  const { between = '', groups = '' } = match.groups ?? {};
  const attached = between === '';
  const number = wholeNumber(groups, after(match, text));
  if (number === null) return attached ? garbled(match, text) : null;
  // Phone numbers are written `P 06 412 3456`, and hardly ever in one group after `P-` or `P#`.
  const isOther = isPhone(number, /^[#-]?$/.test(between)) || (!attached && readsAsDate(number));
  // Contacts are written `P: 9876 5432`, event numbers `P 57123456`.
  const isContact = !attached && /[.:]/.test(between) && !number.startsWith('0');
  if (isOther || isContact) return null;
  return judged(`${match[0].slice(0, 1)}${between}${number}`, number, match, text);
}

function readLabelled(match: RegExpExecArray, text: string): FoundEventNumber | null {
  const number = wholeNumber(match.groups?.groups ?? '', after(match, text));
  if (number === null || isPhone(number, true) || readsAsDate(number)) return null;
  return judged(number, number, match, text);
}

/**
 * Returns the digits that are the number, or null. It is the first group if that has as many digits as a number.
 * Else it is all groups before a tab if these have as many, else all groups together. What follows must not
 * continue it.
 */
function wholeNumber(groups: string, rest: string): string | null {
  const [first = ''] = groups.split(/\D/);
  const number = [first, firstCell(groups)].find(hasUsualLength) ?? groups;
  const next = groups.slice(number.length) + rest;
  const goesOn = /^_{0,2}(?:[\p{L}\p{N}@]|[./-]\d|\.\w{2,4}\b)/u.test(next);
  const isOfCells = number.includes('\t') && !inThrees.test(number);
  return hasUsualLength(number) && !goesOn && !isOfCells ? number : null;
}

/** A tab also separates the cells of a table, which are seldom one number: `P1`, `2100` and `0100` are a patrol and its times. */
const inThrees = /^\d{2,3}(?:[ \t]\d{3}){2}$/;

function firstCell(groups: string): string {
  return groups.split('\t', 1).join('');
}

/** Counts what stands between the digits too. An event number then fits its column and a line of the screen. */
const maxLength = 20;

/** Nine digits, or eight if the leading zero was left off. */
function hasUsualLength(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (number.length > maxLength) return false;
  return digits.length === 9 || (digits.length === 8 && !digits.startsWith('0'));
}

/** Six digits or more right after a `P` are an event number that was mistyped, and nothing else. */
function garbled(match: RegExpExecArray, text: string): FoundEventNumber | null {
  const groups = firstCell(match.groups?.groups ?? '');
  const digits = groups.replace(/\D/g, '');
  if (digits.length < 6 || isPhone(groups, true)) return null;
  return { ...judged(`P${groups}`, groups, match, text), is: 'garbled' };
}

/** `number` holds the digits of the match that make the event number. */
function judged(typed: string, number: string, match: RegExpExecArray, text: string): FoundEventNumber {
  const groupsAt = match.index + match[0].length - (match.groups?.groups ?? '').length;
  return {
    typed: typed.replaceAll('\t', ' '),
    digits: comparable(typed),
    is: isDoubtful(match, text) ? 'doubtful' : 'clear',
    sentence: sentenceAround(text, match.index, groupsAt + number.length),
  };
}

/** Words before a number that say that it is not the answer. */
const denial =
  /\bnot|n[’']t|\bnever|\bwrong|\bincorrect|\bprevious(?:ly)?|\bformer|\bold|\blast|\byesterday[’']?s?|\banother|\bother|\bdifferent|\binstead of|\bdisregard|\bignore|\bcancel(?:led)?|\bexample|\be\.?g\.?/gi;
/** How many words may stand between such a word and the number. */
const denied = 4;
/** Words after a number that say that it is not the answer. */
const recantation =
  /^[^\n.,;]{0,20}(?:\b(?:is|was|are|were)\b[^\n.,;]{0,10}(?:\bnot\b|\bwrong|\bincorrect)|\b(?:is|was)n[’']t|\bwrong|\bincorrect|\bin error)|^[^\n.,;!-]{0,40}\?/i;
/** What separates one statement from the next. */
const border = /(?<!\be\.g)[.,;!?](?=\s)|\n/gi;
const contextLength = 80;

function isDoubtful(match: RegExpExecArray, text: string): boolean {
  const before =
    text
      .slice(Math.max(0, match.index - contextLength), match.index)
      .split(border)
      .at(-1) ?? '';
  return isDenied(before) || recantation.test(after(match, text).slice(0, contextLength));
}

/**
 * Returns whether one of the last words before the number denies it. Words are counted one by one, so the time
 * grows only with their length.
 */
function isDenied(before: string): boolean {
  return [...before.matchAll(denial)].some((match) => {
    const rest = before.slice(match.index + match[0].length);
    const words = rest.split(/[ \t]+/).filter((word) => /[^(]/.test(word));
    return /^(?:[ \t(]|$)/.test(rest) && words.length <= denied;
  });
}

function after(match: RegExpExecArray, text: string): string {
  const end = match.index + match[0].length;
  return text.slice(end, end + contextLength);
}

/**
 * Full-width characters become ASCII, dashes a hyphen, and a run of blanks one blank, or one tab if it contains
 * one. Invisible characters are removed.
 */
function plainCharacters(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[^\S\n]+/g, (blanks) => (blanks.includes('\t') ? '\t' : ' '));
}

/** Leaves out links and mail addresses, which may contain any digits. */
function withoutAddresses(text: string): string {
  return text
    .replace(/<[^<>\s]{1,2000}>/g, (part) => (/[@:]/.test(part) ? ' ' : part))
    .replace(/\S+/g, (word) => (/@|:\/\/|^www\./i.test(word) ? ' ' : word));
}
