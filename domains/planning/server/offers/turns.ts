import { addDays, askedInTurn, instantAt, quietHours, toLocal } from '#contract';
import type { Patrol } from '#patrols/contract';
import { after, day, hour } from '#platform/clock.ts';

/** When people are asked to take a place, by the start of its patrol and the organization's local time (product 6.43 and 11.67). */

type Start = Pick<Patrol, 'when'>;

/** Returns when somebody is mailed who is asked at this instant: then or, at night, in the morning, unless the start is near. */
export function mailedFrom(instant: string, { when }: Start, zone: string): string {
  const { date, time } = toLocal(instant, zone);
  const { from, until, unlessWithinHours } = quietHours;
  const isEvening = time >= from;
  if (!isEvening && time >= until) return instant;
  if (when <= after(instant, unlessWithinHours * hour)) return instant;
  return instantAt({ date: isEvening ? addDays(date, 1) : date, time: until }, zone);
}

/** Returns from when on the patrol is so near that everybody who is left is asked at once. */
function everybodyFrom({ when }: Start, zone: string): string {
  return mailedFrom(after(when, -askedInTurn.everybodyHours * hour), { when }, zone);
}

/** Returns when those are asked who come after whoever is asked now; null if everybody is asked now. */
export function nextTurn(patrol: Start, { zone, now }: { zone: string; now: string }): string | null {
  const everybody = everybodyFrom(patrol, zone);
  if (now >= everybody) return null;
  const { hours, earlyHours, earlyDays } = askedInTurn;
  const mailed = mailedFrom(now, patrol, zone);
  const isEarly = after(mailed, earlyDays * day) <= patrol.when;
  const next = mailedFrom(after(mailed, (isEarly ? earlyHours : hours) * hour), patrol, zone);
  return next < everybody ? next : everybody;
}

/** Returns whether the next are asked now: their turn has come, or everybody's, as when the patrol was moved to an earlier time. */
export function isTurnDue(
  nextAt: string | null,
  patrol: Start,
  { zone, now }: { zone: string; now: string },
): boolean {
  return nextAt !== null && (nextAt <= now || everybodyFrom(patrol, zone) <= now);
}
