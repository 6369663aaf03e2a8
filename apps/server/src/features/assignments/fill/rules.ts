import { endOf, overlap, type StandsInTheWay, toLocal, unavailableOn, weekdayOf } from '@patrolbook/contract';
import type { listGoing, listPatrollers } from '../../availability/service.ts';
import { areTooClose } from './problem.ts';
import type { PatrolToFill } from './store.ts';

export type Patroller = Awaited<ReturnType<typeof listPatrollers>>[number];
export type Going = Awaited<ReturnType<typeof listGoing>>[number]['patrol'];

/** The local hour from which a Saturday is a night that nobody should always have. */
const nightFrom = '18:00';

/** Whether it begins on a Saturday night, which is shared (product 6.25). */
export function isSaturdayNight(when: string, zone: string): boolean {
  const { date, time } = toLocal(when, zone);
  return weekdayOf(date) === 6 && time >= nightFrom;
}

/** The time from a start to the planned end, in milliseconds since 1970. */
export function spanOf(patrol: { when: string; hours: number }): { start: number; end: number } {
  return { start: Date.parse(patrol.when), end: Date.parse(endOf(patrol)) };
}

/** What keeps a patroller from a patrol whatever is proposed: a rule, or that they are on it; null if nothing does (product 6.24). */
export function obstacleTo(
  patrol: PatrolToFill,
  { _id, periods, timeZone }: Patroller,
  going: readonly Going[],
  rest: number,
): Exclude<keyof StandsInTheWay, 'proposed'> | 'on-crew' | null {
  const own = patrol.assignments.filter(({ personId }) => personId === _id);
  if (own.some(({ declined, removed }) => !declined && !removed)) return 'on-crew';
  if (own.length > 0) return 'answered';
  if (unavailableOn(periods, toLocal(patrol.when, timeZone).date) === 'cannot') return 'cannot';
  if (going.some((other) => overlap(other, patrol))) return 'elsewhere';
  const patrols = going.filter(({ type }) => type === 'patrol');
  return patrols.some((other) => areTooClose(spanOf(other), spanOf(patrol), rest)) ? 'rest' : null;
}
