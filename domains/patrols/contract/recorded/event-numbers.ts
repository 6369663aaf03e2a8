import { plainCode } from '#contract';
import type { Patrol } from '../schema.ts';
import type { Started } from './schema.ts';

/** The event numbers of a patrol, typed at its start or answered by the ECC (product 17.40). */

type Numbered = Pick<Patrol, 'eccLogOnResponse' | 'formerEventNumbers'> & {
  started: (Pick<Started, 'started'> & Partial<Pick<Started, 'received' | 'policeEventNumber'>>) | null;
};

/** An event number, and since when the patrol has it. */
export interface KnownEventNumber {
  policeEventNumber: string;
  when: string;
}

/**
 * Returns the numbers that a patrol has been given, the one that counts first. A number that was given again in
 * another spelling is not another one.
 */
export function eventNumbersOf({
  started,
  eccLogOnResponse,
  formerEventNumbers = [],
}: Numbered): KnownEventNumber[] {
  const answers = eccLogOnResponse ? [eccLogOnResponse, ...formerEventNumbers] : formerEventNumbers;
  return [...numberOfStart(started), ...answers]
    .sort((one, other) => Date.parse(other.when) - Date.parse(one.when))
    .filter(isFirstOfIts);
}

/** Returns the event number that counts: the one that was given last. Null if there is none. */
export function eventNumberOf(patrol: Numbered): string | null {
  return eventNumbersOf(patrol)[0]?.policeEventNumber ?? null;
}

function numberOfStart(started: Numbered['started']): KnownEventNumber[] {
  if (!started?.policeEventNumber) return [];
  const { policeEventNumber, received } = started;
  return [{ policeEventNumber, when: received ?? started.started }];
}

function isFirstOfIts(
  { policeEventNumber }: KnownEventNumber,
  index: number,
  all: readonly KnownEventNumber[],
): boolean {
  const isSame = (one: KnownEventNumber) => isSameEventNumber(one.policeEventNumber, policeEventNumber);
  return all.findIndex(isSame) === index;
}

/** Whether an event number has the usual form, `P` and nine digits. Another form is only warned of (product 16.5). */
export function isUsualEventNumber(text: string): boolean {
  return /^P\d{9}$/i.test(plainCode(text).trim());
}

/**
 * Whether two event numbers are the same, however they are written: `P061234567`, `P 061 234 567` and `61234567`
 * are.
 */
export function isSameEventNumber(one: string, other: string): boolean {
  return bareEventNumber(one) === bareEventNumber(other);
}

function bareEventNumber(text: string): string {
  return plainCode(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^P?0*(?=\d)/, '');
}
