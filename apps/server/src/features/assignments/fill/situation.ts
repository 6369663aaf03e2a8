import { isOnCrew, startOfDay, toLocal, unavailableOn, usualPatrolsAMonth } from '@patrolbook/contract';
import { countsAsLoad } from '../../availability/service.ts';
import type { FillPerson, FillProblem, FillSlot } from './problem.ts';
import { type Going, isSaturdayNight, obstacleTo, type Patroller, spanOf } from './rules.ts';
import type { PatrolToFill } from './store.ts';

/** All that a choice of crews depends on. */
export interface Situation {
  patrols: readonly PatrolToFill[];
  patrollers: readonly Patroller[];
  /** What each patroller is on, by id. */
  going: ReadonlyMap<string, readonly Going[]>;
  zone: string;
  /** In milliseconds. */
  rest: number;
  now: string;
}

/** How many places of a patrol are free. */
export function freePlaces({ crewSize, assignments }: PatrolToFill): number {
  return Math.max(0, crewSize - assignments.filter(isOnCrew).length);
}

/** The local month of an instant, such as `2026-12`. */
export function monthOf(when: string, zone: string): string {
  return toLocal(when, zone).date.slice(0, 7);
}

/** The first instant of the local quarter of the first patrol, and that after the quarter of the last. */
export function quartersOf(
  patrols: readonly Pick<PatrolToFill, 'when'>[],
  zone: string,
): { from: string; before: string } {
  const days = patrols.map(({ when }) => toLocal(when, zone).date).sort();
  const quarter = (date: string, later: number) => {
    const first = new Date(date);
    const month = first.getUTCMonth();
    first.setUTCMonth(month - (month % 3) + later, 1);
    return startOfDay(first.toISOString().slice(0, 10), zone);
  };
  return { from: quarter(days[0] ?? '', 0), before: quarter(days.at(-1) ?? '', 3) };
}

/** Returns the patrols that count as somebody's load in these quarters (product 6.21). */
export function loadOf({ going, patrols, zone, now }: Situation, personId: string): Going[] {
  const { from, before } = quartersOf(patrols, zone);
  return (going.get(personId) ?? []).filter(
    (patrol) => patrol.when >= from && patrol.when < before && countsAsLoad(patrol, now),
  );
}

/** Writes the situation as the problem that is solved. What is set already stays: it is nobody's choice (product 6.23). */
export function problemOf(situation: Situation): FillProblem {
  const { patrols, patrollers, rest } = situation;
  return {
    rest,
    people: patrollers.map((patroller) => personOf(situation, patroller)),
    slots: patrols.map((patrol) => slotOf(situation, patrol)),
  };
}

function personOf(situation: Situation, { _id, patrolsAMonth }: Patroller): FillPerson {
  const { patrols, zone } = situation;
  const load = loadOf(situation, _id);
  const months = patrolsAMonth === null ? [] : patrols.map(({ when }) => monthOf(when, zone));
  const roomIn = (month: string) =>
    Math.max(0, (patrolsAMonth ?? 0) - load.filter(({ when }) => monthOf(when, zone) === month).length);
  return {
    load: load.length,
    nights: load.filter(({ when }) => isSaturdayNight(when, zone)).length,
    wish: Math.max(patrolsAMonth ?? usualPatrolsAMonth, 1),
    room: Object.fromEntries(months.map((month) => [month, roomIn(month)])),
  };
}

function slotOf({ patrollers, going, zone, rest }: Situation, patrol: PatrolToFill): FillSlot {
  const { date } = toLocal(patrol.when, zone);
  const free = freePlaces(patrol);
  return {
    ...spanOf(patrol),
    free,
    month: monthOf(patrol.when, zone),
    isNight: isSaturdayNight(patrol.when, zone),
    candidates: patrollers.flatMap((patroller, person) => {
      if (free === 0 || obstacleTo(patrol, patroller, going.get(patroller._id) ?? [], rest)) return [];
      return [{ person, ratherNot: unavailableOn(patroller.periods, date) === 'rather-not' }];
    }),
  };
}
