import { type LocalTime, startOfDay, toLocal } from '#contract';
import { endOf, isOnCrew } from '#patrols/contract';
import type { Placement } from '#planning/contract';
import { countsAsLoad, type listGoing, type listPatrollers } from '../availability/service.ts';
import type { PatrolToFill } from './store.ts';

export type SituationPatroller = Awaited<ReturnType<typeof listPatrollers>>[number];
export type Duty = Awaited<ReturnType<typeof listGoing>>[number]['patrol'] & Span;

/** From a start to the planned end, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

/** Each is worked out once for somebody's patrols, since all of them are compared with each one that is proposed. */
export function spanOf(patrol: { when: string; hours: number }): Span {
  return { start: Date.parse(patrol.when), end: Date.parse(endOf(patrol)) };
}

/** All that a choice of crews depends on. */
export interface Situation {
  patrols: readonly PatrolToFill[];
  patrollers: readonly SituationPatroller[];
  /** What each patroller is on, by id. */
  going: ReadonlyMap<string, readonly Duty[]>;
  /** Whom the admin has taken out of what, by `placementKey`. */
  left: ReadonlySet<string>;
  zone: string;
  localOf: LocalTimes;
  /** The local quarters of the patrols, as instants. */
  quarters: QuietPeriod;
  /** In milliseconds. */
  rest: number;
  now: string;
}

export interface QuietPeriod {
  from: string;
  before: string;
}

export function placementKey({ patrolId, personId }: Placement): string {
  return `${patrolId} ${personId}`;
}

/** How many places of a patrol are free. */
export function freePlaces({ crewSize, assignments }: PatrolToFill): number {
  return Math.max(0, crewSize - assignments.filter(isOnCrew).length);
}

/** Returns the local time of an instant. */
export type LocalTimes = (when: string) => LocalTime;

/** Returns the local times of a zone; each is worked out once, since that is slow and many people are on a patrol. */
export function localTimes(zone: string): LocalTimes {
  const known = new Map<string, LocalTime>();
  return (when) => {
    const local = known.get(when) ?? toLocal(when, zone);
    known.set(when, local);
    return local;
  };
}

/** The local month of an instant, such as `2026-12`. */
export function localMonthOf(when: string, localOf: LocalTimes): string {
  return localOf(when).date.slice(0, 7);
}

/** The first instant of the local quarter of the first patrol, and that after the quarter of the last. */
export function quartersOf(patrols: readonly Pick<PatrolToFill, 'when'>[], zone: string): QuietPeriod {
  const days = patrols.map(({ when }) => toLocal(when, zone).date).sort();
  const quarter = (date: string, later: number) => {
    const first = new Date(date);
    const month = first.getUTCMonth();
    first.setUTCMonth(month - (month % 3) + later, 1);
    return startOfDay(first.toISOString().slice(0, 10), zone);
  };
  return { from: quarter(days[0] ?? '', 0), before: quarter(days.at(-1) ?? '', 3) };
}

/** Returns the patrols that count as somebody's load in the quarters (product 6.21). */
export function loadOf({ going, quarters, now }: Situation, personId: string): Duty[] {
  const { from, before } = quarters;
  return (going.get(personId) ?? []).filter(
    (patrol) => patrol.when >= from && patrol.when < before && countsAsLoad(patrol, now),
  );
}
