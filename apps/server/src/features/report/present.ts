import {
  distanceOf,
  hoursTaken,
  type MonthlyReport,
  quietKind,
  type ReportPatrol,
} from '@patrolbook/contract';
import type { countIncidents, listReported } from './store.ts';

type Reported = Awaited<ReturnType<typeof listReported>>[number];

/** Adds a month up (product 20.2). */
export function presentReport(
  rows: readonly Reported[],
  kinds: Awaited<ReturnType<typeof countIncidents>>,
): MonthlyReport {
  const patrols = rows.flatMap(presentPatrol);
  const [own, events] = [patrols.filter(isOfType('patrol')), patrols.filter(isOfType('event'))];
  const held = ({ cancelled }: ReportPatrol) => !cancelled;
  return {
    run: own.filter(held).length,
    cancelled: own.length - own.filter(held).length,
    events: events.filter(held).length,
    patrolHours: sum(own.map(({ hours }) => hours)),
    eventHours: sum(events.map(({ hours }) => hours)),
    kilometres: sum(own.map(({ kilometres }) => kilometres ?? 0)),
    incidents: kinds.filter(({ what }) => what !== quietKind),
    allQuiet: kinds.find(({ what }) => what === quietKind)?.count ?? 0,
    patrols,
  };
}

function presentPatrol({ patrol, crew, incidents, allQuiet }: Reported): ReportPatrol[] {
  if (!patrol) return [];
  const cancelled = patrol.cancelled !== null;
  const took = cancelled ? 0 : crew;
  return [
    {
      _id: patrol.id,
      type: patrol.type,
      name: patrol.name,
      when: patrol.when,
      cancelled,
      crew: took,
      hours: roundTo(took * hoursTaken(patrol), 100),
      kilometres: roundedOrNull(distanceOf(patrol)),
      incidents,
      allQuiet,
    },
  ];
}

function isOfType(wanted: ReportPatrol['type']) {
  return ({ type }: ReportPatrol) => type === wanted;
}

/** Rounds sums of decimals, because 0.1 + 0.2 is not 0.3. */
function sum(numbers: readonly number[]): number {
  return roundTo(
    numbers.reduce((total, number) => total + number, 0),
    100,
  );
}

function roundedOrNull(kilometres: number | null): number | null {
  return kilometres === null ? null : roundTo(kilometres, 10);
}

function roundTo(number: number, parts: number): number {
  return Math.round(number * parts) / parts;
}
