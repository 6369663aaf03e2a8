import type { Patrol } from '../patrols/schema.ts';
import type { Started } from '../record/schema.ts';
import { isSameEventNumber } from './schema.ts';

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
