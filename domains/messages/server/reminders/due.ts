import { addDays, instantAt, toLocal } from '#contract';
import { isPast, type Patrol } from '#patrols/contract';
import { undermannedNotice } from '#patrols/server/stand-down.ts';
import { after, hour } from '#platform/clock.ts';

/** When reminders are due, by an organization's local time, even across a change of the clocks (product 11.14). */

/** The reminders about a patrol: each comes so many days before the local date of its start, at this local time. */
const hours = {
  eve: { daysBefore: 1, time: '18:00' },
  undermanned: undermannedNotice,
} as const;
export type ReminderKind = keyof typeof hours;

/** The hours from the reminder to the end of the local date of the start, plus one, because the clocks may go back. */
function longestAhead(kind: ReminderKind): number {
  const { daysBefore, time } = hours[kind];
  return (daysBefore + 1) * 24 + 1 - Number(time.slice(0, 2));
}

/** Returns the start of the last patrol for which this reminder may be due. */
export function latestStart(kind: ReminderKind, now: string): string {
  return after(now, longestAhead(kind) * hour);
}

/** Returns the local date of a patrol's start. */
export function localDateOf({ when }: Pick<Patrol, 'when'>, zone: string): string {
  return toLocal(when, zone).date;
}

/** Returns the instant at which this reminder is due for a patrol. */
export function hourOf(kind: ReminderKind, patrol: Pick<Patrol, 'when'>, zone: string): string {
  const { daysBefore, time } = hours[kind];
  return instantAt({ date: addDays(localDateOf(patrol, zone), -daysBefore), time }, zone);
}

/**
 * Returns whether that instant has come and the start has not: after an outage of the server, a late reminder
 * still helps.
 */
export function isReminderDue(
  kind: ReminderKind,
  patrol: Pick<Patrol, 'when'>,
  { zone, now }: { zone: string; now: string },
): boolean {
  return !isPast(patrol, now) && hourOf(kind, patrol, zone) <= now;
}
