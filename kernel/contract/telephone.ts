import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Country, codesIn, type Found } from './telephone/codes.ts';
import { plainText } from './telephone/plain.ts';
import { wordNumbersIn } from './telephone/words.ts';

/**
 * What is dialled for a number that was written as people do (product 8.31). It stands apart from the contract's index, so that only
 * what shows phones carries what is known of the numbers of all countries.
 */

/** Returns the link that rings the first number of a text (RFC 3966); undefined if there is none. */
export function telHref(text: string, timeZone: string): string | undefined {
  const country = timeZone.startsWith('Australia/') ? 'AU' : 'NZ';
  const plain = plainText(text);
  const [first] = [...codesIn(plain, country), ...wordsIn(plain, country), ...numberIn(plain, country)].sort(
    (one, other) => one.at - other.at,
  );
  const number = first?.number ?? loneNumber(plain, country);
  return number && `tel:${number}`;
}

/** Digits with what people write between them, after what is no letter. */
const digitRuns = /(^|[^\p{L}\d+])([+(\s]*\d+(?:(?:[\s()[\].'’-]{1,4}|,)\d+)*)/gu;

function numberIn(text: string, country: Country): Found[] {
  const places = [...text.matchAll(digitRuns)].flatMap(({ index, 1: before = '', 2: run = '' }) => {
    const groups = [...run.matchAll(/[+(\s]*\d+/g)];
    return groups.map((group, start) => ({
      at: index + before.length + group.index,
      groups: groups.slice(start).map(String),
    }));
  });
  const first = firstOf(places, ({ at, groups }) => {
    const number = numberFrom(groups, country);
    return number === undefined ? undefined : { at, number };
  });
  return first ? [first] : [];
}

/** More digits than any number has, with the code of its country and what is dialled before it (E.164). */
const tooMany = 20;

/** Returns the number that begins with the first of these groups of digits, and has as many of them as make one. */
function numberFrom(groups: readonly string[], country: Country): string | undefined {
  const longestFirst = groups
    .map((_, last) => groups.slice(0, last + 1))
    .filter(endsLikeNumber)
    .map((parts) => parts.join('').replace(/[^\d+]+|\+(?=\D*\+)/g, ''))
    .filter(({ length }) => length < tooMany)
    .reverse();
  const valid = firstOf(longestFirst, (digits) => validNumber(digits, country));
  return valid ?? firstOf(longestFirst, (digits) => foreignNumber(digits, country));
}

function firstOf<Item, Result>(items: readonly Item[], find: (item: Item) => Result | undefined) {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Nobody writes the last digit alone: the 9 of `021 555 0131 9 to 5` belongs to something else. */
function endsLikeNumber(groups: readonly string[]): boolean {
  const isOfOne = (group = '') => group.replace(/\D/g, '').length === 1;
  return !isOfOne(groups.at(-1)) || groups.every(isOfOne);
}

/** A number as it is typed where that can be dialled, otherwise with the code of its country. */
function validNumber(digits: string, country: Country): string | undefined {
  const number = parse(digits, country);
  // numbers of few digits that begin with 083 or 086 are written like hours
  if (!number?.isValid() || number.getType() === 'UAN') return undefined;
  if (digits === dialledAtHome(number)) return digits;
  const { countryCallingCode: code } = number;
  return ['+', '00', code].some((beginning) => digits.startsWith(beginning)) ? number.number : undefined;
}

/** A number with the code of its country that is not known there, but might be. */
function foreignNumber(digits: string, country: Country): string | undefined {
  if (!/^(\+|00)/.test(digits)) return undefined;
  const number = parse(digits, country);
  return number?.isPossible() ? number.number : undefined;
}

/** A text that has one number and at most says what it is of. */
const lone = /^\W*(?:(?:tel|ph|phone|mob|mobile|cell|home|work|[mhw])\W+)?(\d[\d\s().-]*)$/i;

/** Finds what a text consists of: a number that is not known, but might be, or one whose first nought is lost. */
function loneNumber(text: string, country: Country): string | undefined {
  const digits = lone.exec(text)?.[1]?.replace(/\D/g, '') ?? '';
  const number = parse(digits, country);
  if (!number?.isPossible() || number.nationalNumber.length < 8) return undefined;
  if (digits.startsWith('0')) return digits;
  return number.isValid() && digits === number.nationalNumber ? dialledAtHome(number) : undefined;
}

function wordsIn(text: string, country: Country): Found[] {
  return wordNumbersIn(text).flatMap(({ at, digits }) => {
    const number = firstOf(digits, (one) => validNumber(one, country));
    return number ? [{ at, number }] : [];
  });
}

function parse(digits: string, country: Country): PhoneNumber | undefined {
  return parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });
}

function dialledAtHome(number: PhoneNumber): string {
  return number.formatNational().replace(/\D/g, '');
}
