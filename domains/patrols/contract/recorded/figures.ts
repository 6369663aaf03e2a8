import { minutesAfter, overdueHours } from '#contract';
import type { Finished, Started } from './schema.ts';

/** What a patrol came to by its record. */

/** Returns the kilometres by the odometer; null when a reading is missing (product 8.7). */
export function distanceOf({
  started,
  finished,
}: {
  started: Partial<Pick<Started, 'vehicle'>> | null;
  finished: Partial<Pick<Finished, 'vehicle'>> | null;
}): number | null {
  const from = started?.vehicle?.startOdometer ?? null;
  const to = finished?.vehicle?.finishOdometer ?? null;
  return from === null || to === null ? null : to - from;
}

/** Returns the hours that have passed between two instants, in whole minutes as a clock counts them; none if the second is before the first. */
export function hoursBetween(from: string, to: string): number {
  return Math.max(0, Math.floor(minutesAfter(to, from)) / 60);
}

/**
 * Returns how many hours a patrol took by its record. Returns the planned hours if the record has no finish, or
 * one so late that it was forgotten (product 20.5).
 */
export function hoursTaken({
  started,
  finished,
  hours,
}: {
  started: Pick<Started, 'started'> | null;
  finished: Pick<Finished, 'finished'> | null;
  hours: number;
}): number {
  if (!started || !finished) return hours;
  const isForgotten = minutesAfter(finished.finished, started.started) > (hours + overdueHours) * 60;
  return isForgotten ? hours : hoursBetween(started.started, finished.finished);
}
