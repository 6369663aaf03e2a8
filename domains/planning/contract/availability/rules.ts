import { type LocalTime, usualPatrolsAMonth, weekdayOf } from '#contract';
import type { AvailabilityPeriod, Candidate } from './schema.ts';

/** Returns what the periods say of a local date: that somebody cannot, if any says so (product 6.19). */
export function unavailableOn(
  periods: readonly AvailabilityPeriod[],
  date: LocalTime['date'],
): AvailabilityPeriod['kind'] | null {
  const applying = periods.filter(
    ({ from, until, weekdays }) =>
      from <= date && (until === null || date <= until) && weekdays.includes(weekdayOf(date)),
  );
  if (applying.some(({ kind }) => kind === 'cannot')) return 'cannot';
  return applying.length > 0 ? 'rather-not' : null;
}

/** Whether they are on as many patrols of the month as they wish to go on. */
export function hasEnough({ inMonth, patrolsAMonth }: Pick<Candidate, 'inMonth' | 'patrolsAMonth'>): boolean {
  return patrolsAMonth !== null && inMonth >= patrolsAMonth;
}

/** Whether nothing stands in the way of assigning them. */
function isAvailable({
  unavailable,
  at,
  notWith,
}: Pick<Candidate, 'unavailable' | 'at' | 'notWith'>): boolean {
  return unavailable !== 'cannot' && at.length === 0 && notWith.length === 0;
}

/**
 * Compares two candidates for a patrol, the better one first: who is available, has not enough yet, has not said
 * "rather not", is needed for their experience, asked to go with somebody on it, is on fewer patrols of the quarter than they
 * wish, and was last out longest ago (product 6.21 and 6.56).
 */
export function compareCandidates(one: Candidate, other: Candidate): number {
  return (
    obstacles(one) - obstacles(other) ||
    Number(other.isNeeded) - Number(one.isNeeded) ||
    other.askedWith.length - one.askedWith.length ||
    load(one) - load(other) ||
    lastOut(one).localeCompare(lastOut(other))
  );
}

function obstacles(candidate: Candidate): number {
  if (!isAvailable(candidate)) return 3;
  if (candidate.unavailable) return 2;
  return hasEnough(candidate) ? 1 : 0;
}

/** The patrols of the quarter by those they wish for. */
function load({ inQuarter, patrolsAMonth }: Candidate): number {
  return inQuarter / Math.max(patrolsAMonth ?? usualPatrolsAMonth, 1);
}

function lastOut({ lastPatrol }: Candidate): string {
  return lastPatrol ?? '';
}
