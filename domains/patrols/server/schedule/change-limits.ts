import { changesADay, changesAnHour, formatDateTime, formatTime, today } from '#contract';
import { getOrganization } from '#organizations/server/store.ts';
import { day, hour, minute, second } from '#platform/clock.ts';
import { tooManyRequests } from '#platform/http/pipeline/app-error.ts';
import { consumeAttempt } from '#platform/rate-limit/store.ts';
import type { LockedPatrol } from './change.ts';

/** Limits on changes that cause mail, so that nobody uses up the mails of others (product 12.13). */

/** A counted change: its name in the refusal, and how many are allowed in which time. */
interface ChangeLimit {
  name: string;
  /** The beginning of the sentence that refuses it. */
  beginning: string;
  max: number;
  per: typeof hour | typeof day;
}

const hourly = (name: keyof typeof changesAnHour, beginning: string): ChangeLimit => {
  return { name, beginning, max: changesAnHour[name], per: hour };
};
const daily = (name: keyof typeof changesADay, beginning: string): ChangeLimit => {
  return { name: `daily ${name}`, beginning, max: changesADay[name], per: day };
};

export const changeLimits = {
  ownAnswers: hourly('ownAnswers', 'This assignment was answered'),
  answersForOthers: hourly('answersForOthers', 'This assignment was answered'),
  eventNumbers: hourly('eventNumbers', 'An event number of this patrol was entered'),
  extensions: hourly('extensions', 'You have extended this patrol'),
  moves: hourly('moves', 'This was moved or renamed'),
  crewChanges: hourly('crewChanges', 'They were added and removed here'),
  guestChanges: hourly('guestChanges', 'Guests were added and removed here'),
  allOwnAnswers: daily('ownAnswers', 'You have answered your assignments'),
  allAnswersForOthers: daily('answersForOthers', 'You have answered for others'),
  allMoves: daily('moves', 'You have moved or renamed patrols and events'),
  allOffers: daily('offers', 'You have offered places'),
  allCover: daily('cover', 'You have asked for cover'),
  messagesToCrews: daily('messagesToCrews', 'You have written to crews'),
  messagesToMany: daily('messagesToMany', 'You have written to more than one crew'),
  keepingLess: daily('keepingLess', 'You have chosen to keep less'),
  coverOfOne: daily('coverOfOne', 'You have asked for cover of this place'),
  swaps: daily('swaps', 'You have proposed swaps'),
  swapsToOne: daily('swapsToOne', 'You have proposed swaps to them'),
  allCrewChanges: daily('crewChanges', 'You have added and removed people'),
} as const;

/**
 * Counts a change of this thing, or by this person, in the transaction that makes it. Throws 429 beyond the
 * limit, with a sentence that says when it is possible again. Do not count a call that changes nothing.
 */
export async function countChange(
  { tx, organizationId, now }: Pick<LockedPatrol, 'tx' | 'organizationId' | 'now'>,
  { name, beginning, max, per }: ChangeLimit,
  id: string,
): Promise<void> {
  const key = `change:${name}:${organizationId}:${id}`;
  const attempted = await consumeAttempt(tx, key, { max, per }, now);
  if (attempted.is === 'allowed') return;
  const { until } = attempted;
  const within = per === hour ? 'an hour' : 'a day';
  const again = formatAgain(until, now, (await getOrganization(tx, organizationId)).timeZone);
  const sentence = `${beginning} ${max} times within ${within}. Please try again ${again}.`;
  throw tooManyRequests((Date.parse(until) - Date.parse(now)) / second, sentence);
}

/** `at 19:40`, rounded up to the first minute at which it is possible. Another day is named. */
function formatAgain(until: string, now: string, zone: string): string {
  const next = new Date(Math.ceil(Date.parse(until) / minute) * minute).toISOString();
  const isToday = today(next, zone) === today(now, zone);
  return isToday ? `at ${formatTime(next, zone)}` : `on ${formatDateTime(next, zone)}`;
}
