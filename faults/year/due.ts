import { after, minute } from '#platform/clock.ts';
import type { What } from './mail.ts';
import type { Member, Night, Place } from './night.ts';

/** A mail that is owed, and between which instants it is to arrive. */
export interface Due {
  what: What;
  to: string;
  about: string | null;
  from: string;
  until: string;
}

/** What leaves at once, and what an alarm may take: it is looked for every minute. */
export const prompt = 2 * minute;
/** What comes at an hour of the day is looked for every quarter of an hour. */
export const quarter = 16 * minute;

/** From when on something is owed, and within how many milliseconds. */
export type Span = readonly [from: string, within: number];

/** Mails to these people that are owed at a moment. */
export function dueTo(
  night: Pick<Night, 'id'>,
  what: What,
  to: readonly (string | null)[],
  [from, within]: Span,
): Due[] {
  const about = what === 'free place offered' || what === 'asked for cover' ? null : night.id;
  return to
    .filter((address) => address !== null)
    .map((address) => ({ what, to: address, about, from, until: after(from, within) }));
}

export const addressesOf = (people: readonly (Place | Member)[]) =>
  people.map((one) => ('who' in one ? one.who : one).email);
