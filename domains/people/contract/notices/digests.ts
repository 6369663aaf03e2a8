import { addDays, instantAt, today, weekdayOf } from '#contract';
import type { NoticeChoice } from './schema.ts';

/** When the notices to a watcher who wants one mail about all of them are sent (product 11.61). */

/** Local time, and the weekday of the weekly ones: ISO 8601, so that 1 is Monday. */
export const digestHour = { time: '07:00', weekday: 1 } as const;

export type Digest = Extract<NoticeChoice, 'daily' | 'weekly'>;

const days = { daily: 1, weekly: 7 } as const;

/** Returns the instant of the last digest whose hour has come in this zone. */
export function lastDigest(digest: Digest, now: string, zone: string): string {
  const date = lastDate(digest, today(now, zone));
  const instant = hourOn(date, zone);
  return instant <= now ? instant : hourOn(addDays(date, -days[digest]), zone);
}

/** Returns the instant of the next one. */
export function nextDigest(digest: Digest, now: string, zone: string): string {
  const last = today(lastDigest(digest, now, zone), zone);
  return hourOn(addDays(last, days[digest]), zone);
}

/** Returns the last date of a digest that is not after this one. */
function lastDate(digest: Digest, date: string): string {
  return digest === 'daily' ? date : addDays(date, -((weekdayOf(date) - digestHour.weekday + 7) % 7));
}

function hourOn(date: string, zone: string): string {
  return instantAt({ date, time: digestHour.time }, zone);
}
